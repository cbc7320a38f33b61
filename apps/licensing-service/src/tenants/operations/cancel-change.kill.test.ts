import type { OperationKind } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asService, type Database, loadSecretKeys } from '../../platform';
import { createLocalProvisioner, instanceTables, type Provisioner } from '../../provisioning';
import { makeKilledService, type KilledService } from '../../testing/killed-service';
import { openFolder, writeStartedTenants, type StartedTenants } from '../../testing/started-tenants';
import { buildTestApp, type TestApp } from '../../testing/test-app';
import { tenants } from '../tenant.table';
import { findOperation } from './operation.repository';
import { startOperation } from './operation.service';
import { operations } from './operation.table';
import { StepFailed, type Step } from './plan';

let service: KilledService;
let started: StartedTenants;

const id = () => started.ids[0] ?? '';

beforeAll(async () => {
  service = await makeKilledService();
  const opened = await openFolder(service.dataDir);
  started = await writeStartedTenants(opened, service.dataDir, 1);
  await opened.close();
  await inProcess(
    (local) => local,
    async ({ dependencies, database }) => {
      const [creation] = await database.select().from(operations);
      await dependencies.engine.run(creation?.id ?? '');
    },
  );
}, 60_000);

afterAll(() => service.remove());

/** Works on the folder within this process, with a provisioner of the test's own. */
async function inProcess<T>(change: (local: Provisioner) => Provisioner, work: (test: TestApp) => Promise<T>) {
  const opened = await openFolder(service.dataDir);
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

const refuse = () => Promise.reject(new StepFailed('provisioner_refused'));

/** The step in which each change fails, after the instance was changed. */
const failures = {
  update: {
    at: 'configure',
    change: (local: Provisioner): Provisioner => ({
      ...local,
      update: (instance, effect) => local.restore(instance, '2.0.0', effect),
      configure: refuse,
    }),
  },
  deactivate: {
    at: 'unpublish',
    change: (local: Provisioner): Provisioner => ({
      ...local,
      deactivate: (...effect) => local.deactivate(...effect).then(refuse),
    }),
  },
} as const satisfies Partial<Record<OperationKind, { at: string; change: (local: Provisioner) => Provisioner }>>;

interface Failed {
  readonly operation: string;
  /** The steps that had begun, the last first. */
  readonly begun: readonly Step[];
}

/** An operation of this kind that has failed and waits. */
function failIt(kind: keyof typeof failures): Promise<Failed> {
  const { at, change } = failures[kind];
  return inProcess(change, async ({ dependencies, database }) => {
    const [creation] = await database.select().from(operations);
    const start = { tenantId: id(), kind, userId: creation?.createdBy ?? '', now: dependencies.clock() };
    const operation = await asService(database, 'job', (tx) => startOperation(tx, dependencies, start));
    await dependencies.engine.run(operation);
    expect((await findOperation(database, operation))?.operation.state).toBe('failed');
    const { steps } = dependencies.plans[kind];
    return { operation, begun: steps.slice(0, steps.findIndex(({ name }) => name === at) + 1).toReversed() };
  });
}

const seen = (database: Database) =>
  Promise.all([
    database.select({ state: tenants.state, version: tenants.crmVersion }).from(tenants).where(eq(tenants.id, id())),
    database
      .select({ key: instanceTables(id()).settings.key, value: instanceTables(id()).settings.value })
      .from(instanceTables(id()).settings)
      .orderBy(instanceTables(id()).settings.key),
  ]);

const takenBack = async (database: Database, operation: string) =>
  (await database.select().from(instanceTables(id()).effects))
    .map(({ key }) => key)
    .filter((key) => key.startsWith(operation) && key.endsWith(':undo'));

const call = (path: string, method?: 'POST') => service.call(path, started.cookie, method);

/** Kills the service at every place of giving an operation up, and then lets it end. */
async function giveUpKilledEverywhere({ operation, begun }: Failed): Promise<void> {
  const failpoints = begun.flatMap(({ name, undo }) => [
    `${name}:before-undo`,
    ...(undo === undefined ? [] : [`${name}:after-undo`]),
    `${name}:after-undo-commit`,
  ]);
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

describe('a service that is killed at every place of giving a failed change up', () => {
  it.each(['update', 'deactivate'] as const)(
    'leaves everything as it was before: %s',
    async (kind) => {
      const before = await service.reading(seen);
      const failed = await failIt(kind);
      expect(await service.reading(seen)).not.toEqual(before);
      await giveUpKilledEverywhere(failed);
      await service.reading(async (database) => {
        expect(await seen(database)).toEqual(before);
        expect(await takenBack(database, failed.operation)).toHaveLength(1);
      });
    },
    120_000,
  );
});
