import type { DataProviderDraft } from '@atrium/api-client/contract';
import { checkHostName, checkPort } from '@atrium/validators';
import type { TestableConnection } from '../connections/testable-connection';
import { readCertificates } from './read-certificates';
import { required, wellFormed } from '../sections/field-rules';
import { secretField, type FieldVerdict, type Section } from '../sections/section';

const passwordPath = 'password';

/** Fields that identify the server of a password: changing one requires entering the password again. */
const serverFields = ['host', 'port', 'username'] as const;

/** Whether a password saved for one server may be sent to the other. */
export const isSameServer = (one: DataProviderDraft, other: DataProviderDraft): boolean =>
  serverFields.every((field) => (one[field] ?? null) === (other[field] ?? null));

export const dataProviderTest: TestableConnection<DataProviderDraft> = {
  connection: 'data_provider',
  secret: passwordPath,
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
    [passwordPath, hasPassword ? null : 'required'],
    ['ca_certificate', wellFormed(certificate, readable, 'certificate_invalid')],
  ];
}

/** Whether the user entered anything; the form itself starts with a kind and its port. */
export const isDataProviderStarted = (data: DataProviderDraft, hasPassword: boolean): boolean =>
  hasPassword || [data.host, data.database, data.username, data.ca_certificate].some((value) => Boolean(value));

/** Section 2: the company's own database. */
export const dataProviderSection: Section<'data_provider'> = {
  name: 'data_provider',
  secrets: [passwordPath],
  editableWhenLive: true,
  testable: [dataProviderTest],
  outdatedSecrets: (before, after) => (isSameServer(before, after) ? [] : [passwordPath]),
  problems: (data, hasSecret) => {
    const hasPassword = hasSecret(passwordPath);
    return isDataProviderStarted(data, hasPassword) ? dataProviderProblems(data, hasPassword) : [];
  },
};

/** Field of the database password, stored encrypted. */
export const databasePasswordField = secretField(dataProviderSection, passwordPath);
