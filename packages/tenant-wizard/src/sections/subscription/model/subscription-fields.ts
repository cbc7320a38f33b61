import type { SectionField } from '../../form/model/section-field';

/** The fields in the order of the screen, each with the key of its label. */
export const subscriptionFields = [
  { path: 'plan', label: 'plan' },
  { path: 'cycle', label: 'cycle' },
  { path: 'licences', label: 'licences' },
  { path: 'modules', label: 'modules' },
  { path: 'assets', label: 'assets' },
] as const satisfies readonly SectionField[];
