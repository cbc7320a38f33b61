import { applicationSection } from './application/application.section';
import { couriersSection } from './couriers/couriers.section';
import { fiscalizationSection } from './fiscal/fiscalization.section';
import { pluginsSection } from './plugins/plugins.section';
import { dataProviderSection } from './data-provider/data-provider.section';
import type { Section } from './sections/section';
import { subscriptionSection } from './subscription/subscription.section';

/** Every stored section, in the wizard's order. */
export const allSections: readonly Section[] = [
  applicationSection,
  couriersSection,
  dataProviderSection,
  fiscalizationSection,
  pluginsSection,
  subscriptionSection,
];
