import { checkHostName, checkPort } from '@atrium/validators';
import type { ConnectionReason, ConnectionTest, DataProviderDraft, StageResult } from '../../contract';
import { editableTenant } from '../tenants/editable-tenant';
import { requireValid, requireVersion } from '../http/problem';
import type { Handlers } from '../http/call';
import { tenantOf } from '../tenants/tenant';

const tested = ['kind', 'host', 'port', 'database', 'username', 'ca_certificate'] as const;
const enteredBy = ['host', 'port', 'username'] as const;
const stages = ['name', 'tcp', 'tls', 'login', 'database', 'rights'] as const;

const agree = (fields: readonly (keyof DataProviderDraft)[], one: DataProviderDraft, other: DataProviderDraft) =>
  fields.every((field) => (one[field] ?? null) === (other[field] ?? null));

/** Every host works except forbidden ones and `*.invalid`, which does not exist. */
function reasonOfName(host: string): ConnectionReason | null {
  const verdict = checkHostName(host);
  if (!verdict.valid || verdict.kind !== 'name' || host === 'localhost') return 'host_not_allowed';
  return host.endsWith('.invalid') ? 'name_unknown' : null;
}

function tryStages(host: string): StageResult[] {
  const reason = reasonOfName(host);
  return stages.map((stage, place) => {
    if (reason === null) return { stage, state: 'passed', reason: null, seconds: 1 };
    if (place > 0) return { stage, state: 'not_reached', reason: null, seconds: null };
    return { stage, state: 'failed', reason, seconds: 1 };
  });
}

const oneMinute = 60_000;

export const dataProviderHandlers = {
  saveDataProvider: (call) => {
    const { state, body } = call;
    const tenant = editableTenant(call);
    const section = tenant.sections.data_provider;
    const { _version: version, password, password_remove: remove, ...data } = body;
    requireVersion(section, version);
    const at = state.now().toISOString();
    if (password) section.secrets.password = { set: true, updated_at: at };
    else if (remove === true || !agree(enteredBy, section.data, data)) {
      section.secrets.password = { set: false, updated_at: null };
    }
    if (password || remove === true || !agree(tested, section.data, data)) tenant.connection_tests = [];
    section.data = data;
    section.version += 1;
    section.updated_at = at;
    return section;
  },

  testDataProvider: ({ state, params, body, user }) => {
    const tenant = tenantOf(state, user(), params.id);
    const { password, ...shown } = body;
    const section = tenant.sections.data_provider;
    const isKept = section.secrets.password.set && agree(enteredBy, section.data, shown);
    const missing = (value: string | null | undefined) => (value ?? '') === '' && 'Fill in this field.';
    requireValid({
      kind: missing(shown.kind),
      host: missing(shown.host) || (!checkHostName(shown.host).valid && 'Enter a host name.'),
      port: missing(shown.port) || (!checkPort(shown.port).valid && 'Enter a port.'),
      database: missing(shown.database),
      username: missing(shown.username),
      password: !password && !isKept && 'Enter the password.',
    });
    const results = tryStages(shown.host ?? '');
    const at = state.now().toISOString();
    const test: ConnectionTest = {
      connection: 'data_provider',
      state: results.every((stage) => stage.state === 'passed') ? 'valid' : 'invalid',
      stages: results,
      started_at: at,
      ended_at: at,
      reference: 'AT-7F3K-92QD',
    };
    tenant.connection_tests = agree(tested, section.data, shown) ? [test] : [];
    return test;
  },

  requestVpn: ({ state, params, user }) => {
    const tenant = tenantOf(state, user(), params.id);
    const now = state.now();
    const last = tenant.vpn_requested_at;
    if (last === null || now.getTime() - Date.parse(last) >= oneMinute) tenant.vpn_requested_at = now.toISOString();
    return { requested_at: tenant.vpn_requested_at ?? now.toISOString() };
  },
} satisfies Handlers;
