import type { SectionField } from '../../form/model/section-field';

/** The fields in the order of the screen, each with the key of its label. */
export const fiscalizationFields = [
  { path: 'responsible_person', label: 'responsiblePerson' },
  { path: 'tax_number', label: 'taxNumber' },
  { path: 'certificate', label: 'certificate.file' },
  { path: 'premises', label: 'premises.title' },
  { path: 'devices', label: 'devices.title' },
  { path: 'numbering', label: 'numbering', wordOf: (value: string) => `numberingBy.${value}` },
] as const satisfies readonly SectionField[];
