import type { ConnectionReason } from '@atrium/api-client/contract';
import type { DataProviderValues } from './data-provider-values';

/** The field that is probably wrong after a failed test. */
export const failedField: Readonly<Record<ConnectionReason, Exclude<keyof DataProviderValues, 'kind'>>> = {
  host_not_allowed: 'host',
  name_unknown: 'host',
  name_unanswered: 'host',
  no_answer: 'host',
  server_busy: 'host',
  certificate_wrong_name: 'host',
  certificate_expired: 'host',
  port_not_allowed: 'port',
  unreachable: 'port',
  tls_not_offered: 'port',
  tls_failed: 'port',
  not_understood: 'port',
  certificate_unknown_issuer: 'ca_certificate',
  login_refused: 'password',
  passwords_not_taken: 'host',
  account_locked: 'username',
  account_not_usable: 'username',
  access_not_allowed: 'username',
  rights_missing: 'username',
  database_unknown: 'database',
  database_not_allowed: 'database',
};
