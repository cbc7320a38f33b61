import type { DataProviderDraft } from '@atrium/api-client/contract';
import { checkHostName, checkPort } from '@atrium/validators';
import type { TestedConnection } from '../connections/tested-connection';
import { readCertificates } from './read-certificates';
import { required, wellFormed } from '../sections/field-rules';
import { secretField, type FieldVerdict, type Section } from '../sections/section';

const passwordPlace = 'password';

/** What belongs to the server that a password was given for: with another one it has to be given again. */
const enteredBy = ['host', 'port', 'username'] as const;

/** Whether a password that was given for one server may be sent to the other. */
export const entersSameServer = (one: DataProviderDraft, other: DataProviderDraft): boolean =>
  enteredBy.every((field) => (one[field] ?? null) === (other[field] ?? null));

/** The test of the database with these settings. */
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

/** What keeps the settings from being tried or used, whether the section was begun or not. */
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

/** Whether anything was entered; the kind and its port alone are what the form begins with. */
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

/** Where the password of the database is kept, encrypted. */
export const databasePasswordField = secretField(dataProviderSection, passwordPlace);
