import { createServer } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drizzlePglite } from '../../database/drizzle-pglite';
import { migrate } from '../../database/migrate';
import { mailMessages } from '../../mail/mail.table';
import { loadSecretKeys } from '../../secret-keys';
import { buildService, startService, type ServiceProcess } from '../../testing/service-process';
import { buildTenantsApp, completeDraft } from '../../testing/tenants-app';
import { instanceTables } from '../tenants/provisioners/local/instance-tables';
import { tenants } from '../tenants/tenant.table';
import { operations, operationSteps } from './operation.table';

const steps = ['validate', 'reserve_url', 'prepare_database', 'create_administrator', 'publish', 'activate', 'notify'];
const positions = ['before', 'after-effect', 'after-commit'];
const failpoints = steps.flatMap((step) => positions.map((position) => `${step}:${position}`));

let dataDir: string;
let server: string;
let running: ServiceProcess | null = null;

async function openFolder() {
  const client = await PGlite.create(join(dataDir, 'database'));
  const database = drizzlePglite(client);
  await migrate(database);
  return { client, database, close: () => client.close() };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A data folder in which a company CRM has just been started and nobody has worked on it yet. */
async function writeStartedTenant(): Promise<string> {
  const opened = await openFolder();
  const secretKeys = await loadSecretKeys({ secretKeys: null, dataDir });
  const test = await buildTenantsApp({ opened, parts: { secretKeys } });
  const ana = await test.person('Ana');
  const id = await completeDraft(ana);
  expect((await ana.client.post(`/tenants/${id}/create`, {})).statusCode).toBe(202);
  await test.close();
  await opened.close();
  return id;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'atrium-kill-'));
  server = await buildService();
}, 120_000);

afterAll(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
  await rm(dataDir, { recursive: true, force: true });
});

describe('a service that is killed at every step of provisioning', () => {
  it('ends with the company CRM active and no effect twice', async () => {
    const id = await writeStartedTenant();
    const port = String(await freePort());
    const environment = { DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'warn' };
    for (const failpoint of failpoints) {
      running = startService(server, { ...environment, FAILPOINT: failpoint });
      const { signal } = await running.ended;
      expect(`${failpoint} ${signal ?? running.output()}`).toBe(`${failpoint} SIGKILL`);
    }
    const last = startService(server, environment);
    running = last;
    const health = async () => (await fetch(`http://127.0.0.1:${port}/crm/zelena-dolina/health`)).json();
    await vi.waitFor(async () => expect(await health()).toEqual({ status: 'ok', version: '1.0.0', users: 1 }), {
      timeout: 30_000,
      interval: 100,
    });
    last.child.kill('SIGTERM');
    expect((await last.ended).code).toBe(0);

    const { database, close } = await openFolder();
    expect(await database.select({ state: tenants.state }).from(tenants)).toEqual([{ state: 'active' }]);
    expect(await database.select({ state: operations.state }).from(operations)).toEqual([{ state: 'succeeded' }]);
    expect((await database.select().from(operationSteps)).map((step) => step.state)).toEqual(steps.map(() => 'done'));
    expect(await database.select().from(instanceTables(id).users)).toHaveLength(1);
    expect(await database.select().from(instanceTables(id).effects)).toHaveLength(3);
    expect((await database.select().from(mailMessages)).map((mail) => mail.subject)).toEqual([
      'Zelena dolina is ready',
    ]);
    await close();
  }, 600_000);
});
