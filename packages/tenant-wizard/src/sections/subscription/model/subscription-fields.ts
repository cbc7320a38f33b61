import type { SectionField } from '../../form/model/section-field';

/** The fields in the order of the screen, each with the key of its label. */
export const subscriptionFields = [
  { path: 'plan', label: 'plan', wordOf: (value: string) => value },
  { path: 'cycle', label: 'cycle', wordOf: (value: string) => `cycleName.${value}` },
  { path: 'licences', label: 'licences' },
  { path: 'modules', label: 'modules', wordOf: (value: string) => `module.${value}` },
  { path: 'assets', label: 'assets' },
] as const satisfies readonly SectionField[];
