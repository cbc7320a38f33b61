import type { DataProviderDraft } from '@atrium/api-client/contract';
import { checkHostName, checkPort } from '@atrium/validators';
import type { TestedConnection } from '../connections/tested-connection';
import { readCertificates } from './read-certificates';
import { required, wellFormed } from '../sections/field-rules';
import { secretField, type FieldVerdict, type Section } from '../sections/section';

const passwordPlace = 'password';

/** Fields that identify the server of a password: changing one requires entering the password again. */
const enteredBy = ['host', 'port', 'username'] as const;

/** Whether a password saved for one server may be sent to the other. */
export const entersSameServer = (one: DataProviderDraft, other: DataProviderDraft): boolean =>
  enteredBy.every((field) => (one[field] ?? null) === (other[field] ?? null));

export const dataProviderTest: TestedConnection<DataProviderDraft> = {
  connection: 'data_provider',
  secret: passwordPlace,
  settings: ({ kind = null, host = null, port = null, database = null, username = null, ca_certificate = null }) => ({
    kind,
    host,
    port,
    database,
    username,
    ca_certificate,
  }),
};

/** Problems that prevent testing or using the settings, even if the section is still empty. */
export function dataProviderProblems(data: DataProviderDraft, hasPassword: boolean): readonly FieldVerdict[] {
  const { kind, host, port, database, username, ca_certificate: certificate } = data;
  const readable = (pem: string) => ({ valid: readCertificates(pem) !== null });
  return [
    ['kind', required(kind)],
    ['host', required(host) ?? wellFormed(host, checkHostName, 'host_invalid')],
    ['port', required(port) ?? wellFormed(port, checkPort, 'port_invalid')],
    ['database', required(database)],
    ['username', required(username)],
    [passwordPlace, hasPassword ? null : 'required'],
    ['ca_certificate', wellFormed(certificate, readable, 'certificate_invalid')],
  ];
}

/** Whether the user entered anything; the form itself starts with a kind and its port. */
export const isDataProviderBegun = (data: DataProviderDraft, hasPassword: boolean): boolean =>
  hasPassword || [data.host, data.database, data.username, data.ca_certificate].some((value) => Boolean(value));

/** Section 2: the company's own database. */
export const dataProviderSection: Section<'data_provider'> = {
  name: 'data_provider',
  secrets: [passwordPlace],
  changesAlive: true,
  tested: [dataProviderTest],
  withdraws: (before, after) => (entersSameServer(before, after) ? [] : [passwordPlace]),
  problems: (data, hasSecret) => {
    const hasPassword = hasSecret(passwordPlace);
    return isDataProviderBegun(data, hasPassword) ? dataProviderProblems(data, hasPassword) : [];
  },
};

/** Field of the database password, stored encrypted. */
export const databasePasswordField = secretField(dataProviderSection, passwordPlace);
