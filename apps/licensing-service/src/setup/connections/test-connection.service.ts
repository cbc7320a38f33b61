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
import { markSecret } from './secret-mark';

/** A connection to try, with what it is tried with. */
export interface ConnectionAttempt {
  readonly tenantId: string;
  readonly connection: ConnectionName;
  /** Kept with the result; never a secret. */
  readonly settings: Record<string, unknown>;
  readonly secret: string;
  readonly stages: readonly ConnectionStage[];
  readonly probe: Probe;
}

type Dependencies = Pick<SetupDependencies, 'database' | 'clock' | 'secretKeys' | 'realtime' | 'log' | 'testSlots'>;
type WithRows = <T>(run: (tx: Transaction) => Promise<T>) => Promise<T>;

/**
 * Tries a connection for a person and keeps how it went. The socket reports each stage as it ends. 429 where too many
 * tests run; where `cancelled` ends it, nothing is kept.
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
      begun: async (tx) => {
        if ((await findTenant(tx, call.scope, tenantId)) === null) throw new NotFound('tenant_not_found');
      },
      ended: (tx, { state, stages }) => {
        const reason = stages.find((stage) => stage.state === 'failed')?.reason ?? null;
        const after = { connection, state, reason };
        return writeAudit(tx, { ...audited(call, tenantId, clock()), action: 'tenant.test_connection', after });
      },
    }),
  );
}

/** The same for the service itself, as a step of provisioning does. */
export function testConnectionAsService(
  dependencies: Dependencies,
  attempt: ConnectionAttempt,
): Promise<ConnectionTest> {
  const never = new AbortController().signal;
  return runAttempt(dependencies, attempt, null, never, {
    rows: (run) => asService(dependencies.database, 'job', run),
  });
}

interface Keeping {
  readonly rows: WithRows;
  readonly begun?: (tx: Transaction) => Promise<void>;
  readonly ended?: (tx: Transaction, row: TestRow) => Promise<void>;
}

async function runAttempt(
  dependencies: Dependencies,
  { tenantId, connection, settings, secret, stages, probe }: ConnectionAttempt,
  testedBy: string | null,
  cancelled: AbortSignal,
  { rows, begun, ended }: Keeping,
): Promise<ConnectionTest> {
  const { clock, secretKeys } = dependencies;
  const since = performance.now();
  const waiting = stages.map((stage): StageResult => ({ stage, state: 'not_reached', reason: null, seconds: null }));
  const begin: TestRow = {
    tenantId,
    connection,
    settings,
    state: 'testing',
    secretMark: markSecret(secretKeys, { tenantId, connection }, secret),
    stages: waiting,
    reference: makeReference(),
    startedAt: clock(),
    endedAt: null,
    testedBy,
  };
  await rows(async (tx) => {
    await begun?.(tx);
    await writeTest(tx, begin);
  });
  const changed = (now: readonly StageResult[]) => void announceTest(dependencies, { ...begin, stages: [...now] });
  try {
    const results = await runStages({ stages, probe, cancelled, changed, since });
    const state = results.every((stage) => stage.state === 'passed') ? 'valid' : 'invalid';
    const row: TestRow = { ...begin, state, stages: results, endedAt: clock() };
    await rows(async (tx) => {
      await endTest(tx, row);
      await ended?.(tx, row);
    });
    await publishTenantChange(dependencies, tenantId);
    return viewTest(row);
  } catch (error) {
    await rows((tx) => removeAbandonedTest(tx, begin));
    await publishTenantChange(dependencies, tenantId);
    if (cancelled.aborted) throw new Conflict('test_cancelled');
    throw error;
  }
}

/** The response holds every stage, so an undelivered event never fails the test. */
async function announceTest({ realtime, log }: Dependencies, row: TestRow): Promise<void> {
  try {
    if (!realtime.isWatched()) return;
    const told = { tenant_id: row.tenantId, test: viewTest(row) };
    await realtime.publish(row.tenantId, 'connection-test.changed', () => told);
  } catch (error) {
    log.warn({ event: 'realtime.announce_failed', tenant_id: row.tenantId, ...describeError(error) });
  }
}
