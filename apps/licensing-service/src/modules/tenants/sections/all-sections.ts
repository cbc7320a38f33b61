import { applicationSection } from './application.section';
import { couriersSection } from './couriers/couriers.section';
import { fiscalizationSection } from './fiscalization.section';
import { pluginsSection } from './plugins/plugins.section';
import { dataProviderSection } from './data-provider.section';
import type { Section } from './section';
import { subscriptionSection } from './subscription.section';

/** Every section that is kept, in the wizard's order. */
export const allSections: readonly Section[] = [
  applicationSection,
  couriersSection,
  dataProviderSection,
  fiscalizationSection,
  pluginsSection,
  subscriptionSection,
];
