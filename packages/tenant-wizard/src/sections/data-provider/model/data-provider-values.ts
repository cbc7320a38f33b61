import type { DataProviderDraft, DataProviderInput } from '@atrium/api-client/contract';
import { orNull } from '../../form/model/or-null';

type Kind = 'postgresql' | 'mysql';

/** Data provider as its form holds it: every field a text. */
export interface DataProviderValues {
  kind: Kind;
  host: string;
  port: string;
  database: string;
  username: string;
  password: string;
  ca_certificate: string;
}

/** How long the text of the certificates may be. */
export const certificateLength = 32_768;

const usualPorts: Readonly<Record<Kind, string>> = { postgresql: '5432', mysql: '3306' };

/** What usually answers at a port; the given kind if it is unknown. */
export function kindOfPort(port: string, kind: Kind): Kind {
  const kinds = Object.keys(usualPorts) as Kind[];
  return kinds.find((one) => usualPorts[one] === port.trim()) ?? kind;
}

/** The port that goes with another kind; a port that was chosen stays. */
export function portOfKind(kind: Kind, port: string): string {
  const isUsual = port.trim() === '' || Object.values(usualPorts).includes(port.trim());
  return isUsual ? usualPorts[kind] : port;
}

/** What the form begins with. */
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

/** Whether anything was entered: the kind and its port are what the form begins with. */
export function isDataProviderStarted(values: Partial<DataProviderValues>, passwordSet: boolean): boolean {
  const { host, database, username, password, ca_certificate: certificate } = values;
  return passwordSet || [host, database, username, password, certificate].some((value) => (value ?? '').trim() !== '');
}

/** What is sent; the password only goes along where it was asked to. */
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
