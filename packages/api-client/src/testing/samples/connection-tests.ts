import type { ConnectionName, ConnectionReason, ConnectionStage, ConnectionTest } from '../../contract';
import { connectionTestSchema } from '../../contract/schemas';
import { blankRecord } from './blank-record';

const stages: readonly ConnectionStage[] = ['name', 'tcp', 'tls', 'login', 'database', 'rights'];

/** A database test that failed at a stage for a reason, or passed. */
export function sampleTest(failed?: readonly [ConnectionStage, ConnectionReason]): ConnectionTest {
  const place = failed === undefined ? stages.length : stages.indexOf(failed[0]);
  return blankRecord(connectionTestSchema, {
    connection: 'data_provider',
    state: failed === undefined ? 'valid' : 'invalid',
    stages: stages.map((stage, at) => {
      if (at < place) return { stage, state: 'passed', reason: null, seconds: 1 };
      if (at > place) return { stage, state: 'not_reached', reason: null, seconds: null };
      return { stage, state: 'failed', reason: failed?.[1] ?? null, seconds: 5 };
    }),
    started_at: '2026-11-21T09:42:00.000Z',
    ended_at: '2026-11-21T09:42:06.000Z',
    reference: failed === undefined ? 'AT-9C4T-77KM' : 'AT-7F3K-92QD',
  });
}

const ofAccounts: readonly ConnectionStage[] = ['name', 'tcp', 'tls', 'login'];

/** An account test that passed, or whose login failed for a reason. */
export function sampleAccountTest(connection: ConnectionName, reason: ConnectionReason | null = null): ConnectionTest {
  return {
    ...sampleTest(),
    connection,
    state: reason === null ? 'valid' : 'invalid',
    stages: ofAccounts.map((stage) =>
      stage === 'login' && reason !== null
        ? { stage, state: 'failed', reason, seconds: 1 }
        : { stage, state: 'passed', reason: null, seconds: 1 },
    ),
  };
}
