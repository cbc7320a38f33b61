import type { DataProviderDraft, DataProviderInput } from '@atrium/api-client/contract';
import { orNull } from '../../form/model/or-null';

type Kind = 'postgresql' | 'mysql';

/** The form's values; all fields are strings. */
export interface DataProviderValues {
  kind: Kind;
  host: string;
  port: string;
  database: string;
  username: string;
  password: string;
  ca_certificate: string;
}

/** Maximum length of the certificates in PEM form. */
export const certificateLength = 32_768;

const usualPorts: Readonly<Record<Kind, string>> = { postgresql: '5432', mysql: '3306' };

/** Database kind of a default port, else the given kind. */
export function kindOfPort(port: string, kind: Kind): Kind {
  const kinds = Object.keys(usualPorts) as Kind[];
  return kinds.find((one) => usualPorts[one] === port.trim()) ?? kind;
}

/** Default port of the new kind; keeps a port that the user changed. */
export function portOfKind(kind: Kind, port: string): string {
  const isUsual = port.trim() === '' || Object.values(usualPorts).includes(port.trim());
  return isUsual ? usualPorts[kind] : port;
}

export function toDataProviderValues(draft: DataProviderDraft): DataProviderValues {
  const kind = draft.kind ?? 'postgresql';
  return {
    kind,
    host: draft.host ?? '',
    port: draft.port ?? usualPorts[kind],
    database: draft.database ?? '',
    username: draft.username ?? '',
    password: '',
    ca_certificate: draft.ca_certificate ?? '',
  };
}

/** Whether the section has data. The kind and its port are defaults. */
export function isDataProviderStarted(values: Partial<DataProviderValues>, passwordSet: boolean): boolean {
  const { host, database, username, password, ca_certificate: certificate } = values;
  return passwordSet || [host, database, username, password, certificate].some((value) => (value ?? '').trim() !== '');
}

/** The request body; contains the password only on request. */
export function toDataProviderInput(
  { kind, host, port, database, username, password, ca_certificate }: DataProviderValues,
  { withPassword = false } = {},
): DataProviderInput {
  return {
    kind,
    host: orNull(host),
    port: orNull(port),
    database: orNull(database),
    username: orNull(username),
    ca_certificate: orNull(ca_certificate),
    ...(withPassword && password !== '' ? { password } : {}),
  };
}
