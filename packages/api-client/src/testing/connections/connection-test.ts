import type { ConnectionName, ConnectionStage, ConnectionTest, Tenant } from '../../contract';
import type { FakeState } from '../state';

/** The stages of a test of a vendor's account. */
export const vendorStages: readonly ConnectionStage[] = ['name', 'tcp', 'tls', 'login'];

/** The message for a missing value; false if the value is there. */
export const missingField = (value: string | null | undefined) => (value ?? '') === '' && 'Fill in this field.';

/** Tests an account. Every account works unless its secret is `wrong`. */
export function recordTest(
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
