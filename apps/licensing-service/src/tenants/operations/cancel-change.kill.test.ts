import type { OperationKind } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asService, type Database, loadSecretKeys } from '../../platform';
import { createLocalProvisioner, instanceTables, type Provisioner } from '../../provisioning';
import { createCrashTestService, type CrashTestService } from '../../testing/crash-test-service';
import { chooseFailpoints, everyPosition } from '../../testing/failpoints';
import { writeStartedTenants, type StartedTenants } from '../../testing/started-tenants';
import { buildTestApp, type TestApp } from '../../testing/test-app';
import { tenants } from '../tenant.table';
import { findOperation } from './operation.repository';
import { startOperation } from './operation.service';
import { operations } from './operation.table';
import { StepFailed, type Step } from './plan';

let service: CrashTestService;
let started: StartedTenants;

const id = () => started.ids[0] ?? '';

beforeAll(async () => {
  service = await createCrashTestService({ inFolder: true });
  const opened = await service.open();
  started = await writeStartedTenants(opened, service.dataDir, 1);
  await opened.close();
  await inProcess(
    (local) => local,
    async ({ dependencies, database }) => {
      const [creation] = await database.select().from(operations);
      await dependencies.engine.run(creation?.id ?? '');
    },
  );
});

afterAll(() => service.remove());

/** Opens the data folder in this process, with a modified provisioner. */
async function inProcess<T>(change: (local: Provisioner) => Provisioner, work: (test: TestApp) => Promise<T>) {
  const opened = await service.open();
  const secretKeys = await loadSecretKeys({ secretKeys: null, dataDir: service.dataDir });
  const provisioner = change(createLocalProvisioner(opened.database, secretKeys));
  const test = await buildTestApp({ opened, dependencies: { secretKeys, provisioner, clock: () => new Date() } });
  try {
    return await work(test);
  } finally {
    await test.close();
    await opened.close();
  }
}

const failStep = () => Promise.reject(new StepFailed('provisioner_refused'));

/** The step in which each operation fails, after it changed the instance. */
const failures = {
  update: {
    at: 'configure',
    change: (local: Provisioner): Provisioner => ({
      ...local,
      update: (instance, effect) => local.restore(instance, '2.0.0', effect),
      configure: failStep,
    }),
  },
  deactivate: {
    at: 'unpublish',
    change: (local: Provisioner): Provisioner => ({
      ...local,
      deactivate: (...effect) => local.deactivate(...effect).then(failStep),
    }),
  },
} as const satisfies Partial<Record<OperationKind, { at: string; change: (local: Provisioner) => Provisioner }>>;

interface FailedOperation {
  readonly operation: string;
  /** Started steps, latest first. */
  readonly startedSteps: readonly Step[];
}

/** Starts an operation of this kind and lets it fail. */
function startFailingOperation(kind: keyof typeof failures): Promise<FailedOperation> {
  const { at, change } = failures[kind];
  return inProcess(change, async ({ dependencies, database }) => {
    const [creation] = await database.select().from(operations);
    const start = { tenantId: id(), kind, userId: creation?.createdBy ?? '', now: dependencies.clock() };
    const operation = await asService(database, 'job', (tx) => startOperation(tx, dependencies, start));
    await dependencies.engine.run(operation);
    expect((await findOperation(database, operation))?.operation.state).toBe('failed');
    const { steps } = dependencies.plans[kind];
    return { operation, startedSteps: steps.slice(0, steps.findIndex(({ name }) => name === at) + 1).toReversed() };
  });
}

const snapshot = (database: Database) =>
  Promise.all([
    database.select({ state: tenants.state, version: tenants.crmVersion }).from(tenants).where(eq(tenants.id, id())),
    database
      .select({ key: instanceTables(id()).settings.key, value: instanceTables(id()).settings.value })
      .from(instanceTables(id()).settings)
      .orderBy(instanceTables(id()).settings.key),
  ]);

const undoneEffects = async (database: Database, operation: string) =>
  (await database.select().from(instanceTables(id()).effects))
    .map(({ key }) => key)
    .filter((key) => key.startsWith(operation) && key.endsWith(':undo'));

const call = (path: string, method?: 'POST') => service.call(path, started.cookie, method);

/** Kills the service in every step of cancelling an operation, then lets the cancellation finish. */
async function killWhileCancelling({ operation, startedSteps }: FailedOperation): Promise<void> {
  const positionsOf = ({ name, undo }: Step) => [
    `${name}:before-undo`,
    ...(undo === undefined ? [] : [`${name}:after-undo`]),
    `${name}:after-undo-commit`,
  ];
  const failpoints = chooseFailpoints(startedSteps.map(positionsOf));
  for (const [at, failpoint] of failpoints.entries()) {
    const killed = await service.start({ FAILPOINT: failpoint });
    if (at === 0) {
      await killed.ready();
      await call(`/api/operations/${operation}/cancel`, 'POST').catch(() => undefined);
    }
    const { signal } = await killed.ended;
    expect(`${failpoint} ${signal ?? killed.output() + killed.errors()}`).toBe(`${failpoint} SIGKILL`);
  }
  const last = await service.start();
  await last.ready();
  const state = async () => ((await (await call(`/api/operations/${operation}`)).json()) as { state: string }).state;
  await vi.waitFor(async () => expect(await state()).toBe('cancelled'), { timeout: 30_000, interval: 100 });
  await service.stop(last);
}

describe('killing the service in every step of cancelling a failed operation', () => {
  it.each(everyPosition ? (['update', 'deactivate'] as const) : (['deactivate'] as const))(
    'restores the previous state exactly once: %s',
    async (kind) => {
      const before = await service.reading(snapshot);
      const failed = await startFailingOperation(kind);
      expect(await service.reading(snapshot)).not.toEqual(before);
      await killWhileCancelling(failed);
      await service.reading(async (database) => {
        expect(await snapshot(database)).toEqual(before);
        expect(await undoneEffects(database, failed.operation)).toHaveLength(1);
      });
    },
    120_000,
  );
});
