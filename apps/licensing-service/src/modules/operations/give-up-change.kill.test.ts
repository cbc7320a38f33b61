import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperationKind } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../database/database';
import { asService } from '../../database/scope';
import { loadSecretKeys } from '../../secret-keys';
import { freePort } from '../../testing/free-port';
import { startService, type ServiceProcess } from '../../testing/service-process';
import { openFolder, writeStartedTenants, type StartedTenants } from '../../testing/started-tenants';
import { buildTestApp, type TestApp } from '../../testing/test-app';
import { createLocalProvisioner } from '../tenants/provisioners/local/local-provisioner';
import { instanceTables } from '../tenants/provisioners/local/instance-tables';
import type { Provisioner } from '../tenants/provisioners/provisioner';
import { tenants } from '../tenants/tenant.table';
import { findOperation } from './operation.repository';
import { startOperation } from './operation.service';
import { operations } from './operation.table';
import { StepFailed, type Step } from './plan';

let dataDir: string;
let port: string;
let started: StartedTenants;
let running: ServiceProcess | null = null;

const id = () => started.ids[0] ?? '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'atrium-give-up-'));
  port = String(await freePort());
  const opened = await openFolder(dataDir);
  started = await writeStartedTenants(opened, dataDir, 1);
  await opened.close();
  await inProcess(
    (local) => local,
    async ({ parts, database }) => {
      const [creation] = await database.select().from(operations);
      await parts.engine.run(creation?.id ?? '');
    },
  );
}, 60_000);

afterAll(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
  await rm(dataDir, { recursive: true, force: true });
});

/** Works on the folder within this process, with a provisioner of the test's own. */
async function inProcess<T>(change: (local: Provisioner) => Provisioner, work: (test: TestApp) => Promise<T>) {
  const opened = await openFolder(dataDir);
  const secretKeys = await loadSecretKeys({ secretKeys: null, dataDir });
  const provisioner = change(createLocalProvisioner(opened.database, secretKeys));
  const test = await buildTestApp({ opened, parts: { secretKeys, provisioner, clock: () => new Date() } });
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
  return inProcess(change, async ({ parts, database }) => {
    const [creation] = await database.select().from(operations);
    const start = { tenantId: id(), kind, userId: creation?.createdBy ?? '', now: parts.clock() };
    const operation = await asService(database, (tx) => startOperation(tx, parts, start));
    await parts.engine.run(operation);
    expect((await findOperation(database, operation))?.operation.state).toBe('failed');
    const { steps } = parts.plans[kind];
    return { operation, begun: steps.slice(0, steps.findIndex(({ name }) => name === at) + 1).toReversed() };
  });
}

async function reading<T>(read: (database: Database) => Promise<T>): Promise<T> {
  const opened = await openFolder(dataDir);
  try {
    return await read(opened.database);
  } finally {
    await opened.close();
  }
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

const start = async (environment: Record<string, string> = {}) => {
  running = await startService({ DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'info', ...environment });
  return running;
};

const call = (path: string, method: 'GET' | 'POST' = 'GET') =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { cookie: started.cookie, 'x-requested-with': 'XMLHttpRequest' },
  });

/** Kills the service at every place of giving an operation up, and then lets it end. */
async function giveUpKilledEverywhere({ operation, begun }: Failed): Promise<void> {
  const failpoints = begun.flatMap(({ name, undo }) => [
    `${name}:before-undo`,
    ...(undo === undefined ? [] : [`${name}:after-undo`]),
    `${name}:after-undo-commit`,
  ]);
  for (const [at, failpoint] of failpoints.entries()) {
    const service = await start({ FAILPOINT: failpoint });
    if (at === 0) {
      await service.ready();
      await call(`/api/operations/${operation}/cancel`, 'POST').catch(() => undefined);
    }
    const { signal } = await service.ended;
    expect(`${failpoint} ${signal ?? service.output() + service.errors()}`).toBe(`${failpoint} SIGKILL`);
  }
  const last = await start();
  await last.ready();
  const state = async () => ((await (await call(`/api/operations/${operation}`)).json()) as { state: string }).state;
  await vi.waitFor(async () => expect(await state()).toBe('cancelled'), { timeout: 30_000, interval: 100 });
  last.child.kill('SIGTERM');
  expect((await last.ended).code).toBe(0);
}

describe('a service that is killed at every place of giving a failed change up', () => {
  it.each(['update', 'deactivate'] as const)(
    'leaves everything as it was before: %s',
    async (kind) => {
      const before = await reading(seen);
      const failed = await failIt(kind);
      expect(await reading(seen)).not.toEqual(before);
      await giveUpKilledEverywhere(failed);
      await reading(async (database) => {
        expect(await seen(database)).toEqual(before);
        expect(await takenBack(database, failed.operation)).toHaveLength(1);
      });
    },
    120_000,
  );
});
