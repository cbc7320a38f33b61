import type { ConnectionName, ConnectionStage, ConnectionTest, StageResult } from '@atrium/api-client/contract';
import {
  asService,
  Conflict,
  describeError,
  inScope,
  makeReference,
  NotFound,
  type Transaction,
  writeAudit,
} from '../../platform';
import { publishTenantChange, audited, findTenant, type TenantCall } from '../../tenants';
import type { SetupDependencies } from '../dependencies';
import { endTest, removeAbandonedTest, writeTest, type TestRow } from './connection-test.repository';
import { viewTest } from './connection-test-view';
import { runStages, type Probe } from './run-stages';
import { fingerprintSecret } from './secret-fingerprint';

export interface ConnectionAttempt {
  readonly tenantId: string;
  readonly connection: ConnectionName;
  /** Saved with the result; never contains a secret. */
  readonly settings: Record<string, unknown>;
  readonly secret: string;
  readonly stages: readonly ConnectionStage[];
  readonly probe: Probe;
}

type Dependencies = Pick<SetupDependencies, 'database' | 'clock' | 'secretKeys' | 'realtime' | 'log' | 'testSlots'>;
type WithRows = <T>(run: (tx: Transaction) => Promise<T>) => Promise<T>;

/**
 * Tests a connection for a user and saves the result. The socket reports each stage as it ends. Answers 429 if too many
 * tests run. Saves nothing if `cancelled` aborts the test.
 */
export function testConnection(
  dependencies: Dependencies,
  call: TenantCall,
  attempt: ConnectionAttempt,
  cancelled: AbortSignal,
): Promise<ConnectionTest> {
  const { database, clock } = dependencies;
  const { tenantId, connection } = attempt;
  return dependencies.testSlots.use(call.user.id, () =>
    runAttempt(dependencies, attempt, call.user.id, cancelled, {
      rows: (run) => inScope(database, call.scope, run),
      onStarted: async (tx) => {
        if ((await findTenant(tx, call.scope, tenantId)) === null) throw new NotFound('tenant_not_found');
      },
      onEnded: (tx, { state, stages }) => {
        const reason = stages.find((stage) => stage.state === 'failed')?.reason ?? null;
        const after = { connection, state, reason };
        return writeAudit(tx, { ...audited(call, tenantId, clock()), action: 'tenant.test_connection', after });
      },
    }),
  );
}

/** Tests a connection without a user, as a provisioning step. */
export function testConnectionAsService(
  dependencies: Dependencies,
  attempt: ConnectionAttempt,
): Promise<ConnectionTest> {
  const never = new AbortController().signal;
  return runAttempt(dependencies, attempt, null, never, {
    rows: (run) => asService(dependencies.database, 'job', run),
  });
}

interface AttemptHooks {
  readonly rows: WithRows;
  readonly onStarted?: (tx: Transaction) => Promise<void>;
  readonly onEnded?: (tx: Transaction, row: TestRow) => Promise<void>;
}

async function runAttempt(
  dependencies: Dependencies,
  { tenantId, connection, settings, secret, stages, probe }: ConnectionAttempt,
  testedBy: string | null,
  cancelled: AbortSignal,
  { rows, onStarted, onEnded }: AttemptHooks,
): Promise<ConnectionTest> {
  const { clock, secretKeys } = dependencies;
  const since = performance.now();
  const initialStages = stages.map((stage): StageResult => ({
    stage,
    state: 'not_reached',
    reason: null,
    seconds: null,
  }));
  const initial: TestRow = {
    tenantId,
    connection,
    settings,
    state: 'testing',
    secretFingerprint: fingerprintSecret(secretKeys, { tenantId, connection }, secret),
    stages: initialStages,
    reference: makeReference(),
    startedAt: clock(),
    endedAt: null,
    testedBy,
  };
  await rows(async (tx) => {
    await onStarted?.(tx);
    await writeTest(tx, initial);
  });
  const changed = (now: readonly StageResult[]) => void publishTest(dependencies, { ...initial, stages: [...now] });
  try {
    const results = await runStages({ stages, probe, cancelled, changed, since });
    const state = results.every((stage) => stage.state === 'passed') ? 'valid' : 'invalid';
    const row: TestRow = { ...initial, state, stages: results, endedAt: clock() };
    await rows(async (tx) => {
      await endTest(tx, row);
      await onEnded?.(tx, row);
    });
    await publishTenantChange(dependencies, tenantId);
    return viewTest(row);
  } catch (error) {
    await rows((tx) => removeAbandonedTest(tx, initial));
    await publishTenantChange(dependencies, tenantId);
    if (cancelled.aborted) throw new Conflict('test_cancelled');
    throw error;
  }
}

/** The response contains every stage, so a failed event must not fail the test. */
async function publishTest({ realtime, log }: Dependencies, row: TestRow): Promise<void> {
  try {
    if (!realtime.isWatched()) return;
    const payload = { tenant_id: row.tenantId, test: viewTest(row) };
    await realtime.publish(row.tenantId, 'connection-test.changed', () => payload);
  } catch (error) {
    log.warn({ event: 'realtime.announce_failed', tenant_id: row.tenantId, ...describeError(error) });
  }
}
