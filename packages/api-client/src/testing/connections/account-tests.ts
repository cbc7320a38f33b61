import {
  isNewsletterKey,
  type ConnectionName,
  type ConnectionStage,
  type ConnectionTest,
  type Tenant,
} from '../../contract';
import { requireValid } from '../http/problem';
import type { Handlers } from '../http/call';
import type { FakeState } from '../state';
import { tenantOf } from '../tenants/tenant';

const ofVendors: readonly ConnectionStage[] = ['name', 'tcp', 'tls', 'login'];
const ofMailboxes: readonly ConnectionStage[] = [...ofVendors, 'mailbox'];

const missing = (value: string | null | undefined) => (value ?? '') === '' && 'Fill in this field.';

/** Every account works but those whose secret is `wrong`. */
function recordTest(
  state: FakeState,
  tenant: Tenant,
  connection: ConnectionName,
  { secret, stages }: { readonly secret: string | undefined; readonly stages: readonly ConnectionStage[] },
): ConnectionTest {
  const refused = secret === 'wrong';
  const at = state.now().toISOString();
  const login = stages.indexOf('login');
  const test: ConnectionTest = {
    connection,
    state: refused ? 'invalid' : 'valid',
    stages: stages.map((stage, place) => {
      if (!refused || place < login) return { stage, state: 'passed', reason: null, seconds: 1 };
      if (place > login) return { stage, state: 'not_reached', reason: null, seconds: null };
      return { stage, state: 'failed', reason: 'login_refused', seconds: 1 };
    }),
    started_at: at,
    ended_at: at,
    reference: 'AT-7F3K-92QD',
  };
  tenant.connection_tests = [...tenant.connection_tests.filter((one) => one.connection !== connection), test];
  return test;
}

export const accountTestHandlers = {
  testGls: ({ state, params, body: { gls }, user }) => {
    const tenant = tenantOf(state, user(), params.id);
    const { set } = tenant.sections.couriers.secrets['gls.password'];
    requireValid({
      'gls.client_number': missing(gls.client_number),
      'gls.username': missing(gls.username),
      'gls.password': !gls.password && !set && 'Fill in this field.',
    });
    return recordTest(state, tenant, 'gls', { secret: gls.password, stages: ofVendors });
  },

  testPostaSlovenije: ({ state, params, body, user }) => {
    const tenant = tenantOf(state, user(), params.id);
    const { posta_slovenije: posta } = body;
    requireValid({
      'posta_slovenije.client_id': missing(posta.client_id),
      'posta_slovenije.contract_id': missing(posta.contract_id),
      'posta_slovenije.branch_id': missing(posta.branch_id),
      'posta_slovenije.postal_id': missing(posta.postal_id),
    });
    return recordTest(state, tenant, 'posta_slovenije', { secret: posta.password, stages: ofVendors });
  },

  testNewsletter: ({ state, params, body: { newsletter }, user }) => {
    const tenant = tenantOf(state, user(), params.id);
    const { data, secrets } = tenant.sections.plugins;
    const { provider, api_key: key } = newsletter;
    const isKept = secrets['newsletter.api_key'].set && (data.newsletter?.provider ?? null) === (provider ?? null);
    const isKey = !key || !provider || isNewsletterKey(provider, key);
    requireValid({
      'newsletter.provider': missing(provider),
      'newsletter.api_key': key ? !isKey && 'This is not an API key.' : !isKept && 'Enter the key.',
    });
    return recordTest(state, tenant, 'newsletter', { secret: key, stages: ofVendors });
  },

  testMailbox: ({ state, params, body: { mailbox }, user }) => {
    const tenant = tenantOf(state, user(), params.id);
    const { data, secrets } = tenant.sections.plugins;
    const same = (['host', 'port', 'username'] as const).every(
      (field) => (data.mailbox?.[field] ?? null) === (mailbox[field] ?? null),
    );
    requireValid({
      'mailbox.host': missing(mailbox.host),
      'mailbox.port': missing(mailbox.port),
      'mailbox.username': missing(mailbox.username),
      'mailbox.password': !mailbox.password && !(secrets['mailbox.password'].set && same) && 'Enter the password.',
    });
    return recordTest(state, tenant, 'mailbox', { secret: mailbox.password, stages: ofMailboxes });
  },
} satisfies Handlers;
