import type { SavedSection } from '../../sections/form/model/saved-section';
import type { SectionPart } from '../../sections/form/model/section-part';
import { applicationPart } from '../../sections/application/model/application-part';
import { couriersPart } from '../../sections/couriers/model/couriers-part';
import { dataProviderPart } from '../../sections/data-provider/model/data-provider-part';
import { fiscalizationPart } from '../../sections/fiscalization/model/fiscalization-part';
import { pluginsPart } from '../../sections/plugins/model/plugins-part';
import { subscriptionPart } from '../../sections/subscription/model/subscription-part';

export const sectionParts: Readonly<Record<SavedSection, SectionPart>> = {
  application: applicationPart,
  couriers: couriersPart,
  data_provider: dataProviderPart,
  fiscalization: fiscalizationPart,
  plugins: pluginsPart,
  subscription: subscriptionPart,
};

export const isSavedSection = (name: string): name is SavedSection => name in sectionParts;
