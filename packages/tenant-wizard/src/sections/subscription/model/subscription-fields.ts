import type { SectionField } from '../../form/model/section-field';

/** The fields of Subscription in their order on the screen, each with the key of its name. */
export const subscriptionFields = [
  { path: 'plan', label: 'plan' },
  { path: 'cycle', label: 'cycle' },
  { path: 'licences', label: 'licences' },
  { path: 'modules', label: 'modules' },
  { path: 'assets', label: 'assets' },
] as const satisfies readonly SectionField[];
