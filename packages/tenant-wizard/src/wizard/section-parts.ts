import type { KeptSection } from '../api/save-section';
import type { SectionPart } from '../model/section-part';
import { applicationPart } from '../steps/application/application-part';
import { couriersPart } from '../steps/couriers/couriers-part';
import { dataProviderPart } from '../steps/data-provider/data-provider-part';
import { fiscalizationPart } from '../steps/fiscalization/fiscalization-part';
import { pluginsPart } from '../steps/plugins/plugins-part';
import { subscriptionPart } from '../steps/subscription/subscription-part';

/** What the wizard knows of each section that is kept. */
export const sectionParts: Readonly<Record<KeptSection, SectionPart>> = {
  application: applicationPart,
  couriers: couriersPart,
  data_provider: dataProviderPart,
  fiscalization: fiscalizationPart,
  plugins: pluginsPart,
  subscription: subscriptionPart,
};

export const isKeptSection = (name: string): name is KeptSection => name in sectionParts;
