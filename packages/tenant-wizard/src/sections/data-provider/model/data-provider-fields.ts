import type { SectionField } from '../../form/model/section-field';

/** The fields in the order of the screen, each with the key of its label. */
export const dataProviderFields = [
  { path: 'kind', label: 'kind', wordOf: (value: string) => `kinds.${value}` },
  { path: 'host', label: 'host' },
  { path: 'port', label: 'port' },
  { path: 'database', label: 'database' },
  { path: 'username', label: 'username' },
  { path: 'password', label: 'password' },
  { path: 'ca_certificate', label: 'caCertificate' },
] as const satisfies readonly SectionField[];
