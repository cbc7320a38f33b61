import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailMessages } from '../../mail/mail.table';
import { notifications } from '../notifications/notification.table';
import { freePort } from '../../testing/free-port';
import { startService, type ServiceProcess } from '../../testing/service-process';
import { openFolder, writeStartedTenants } from '../../testing/started-tenants';
import { instanceTables } from '../tenants/provisioners/local/instance-tables';
import { tenants } from '../tenants/tenant.table';
import { operations, operationSteps } from './operation.table';

const steps = [
  'validate',
  'reserve_url',
  'prepare_database',
  'create_administrator',
  'configure',
  'test_data_provider',
  'publish',
  'register_premises',
  'activate',
  'notify',
];
const positions = ['before', 'after-effect', 'after-commit'];
const failpoints = steps.flatMap((step) => positions.map((position) => `${step}:${position}`));

let dataDir: string;
let running: ServiceProcess | null = null;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'atrium-kill-'));
});

afterAll(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
  await rm(dataDir, { recursive: true, force: true });
});

async function writeStartedTenant(): Promise<{ id: string; urlName: string }> {
  const opened = await openFolder(dataDir);
  const { ids, urlNames } = await writeStartedTenants(opened, dataDir, 1);
  await opened.close();
  return { id: ids[0] ?? '', urlName: urlNames[0] ?? '' };
}

describe('a service that is killed at every step of provisioning', () => {
  it('ends with the company CRM active and no effect twice', async () => {
    const { id, urlName } = await writeStartedTenant();
    const port = String(await freePort());
    const environment = { DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'warn' };
    for (const failpoint of failpoints) {
      running = await startService({ ...environment, FAILPOINT: failpoint });
      const { signal } = await running.ended;
      expect(`${failpoint} ${signal ?? running.output() + running.errors()}`).toBe(`${failpoint} SIGKILL`);
    }
    const last = await startService(environment);
    running = last;
    const health = async () => (await fetch(`http://127.0.0.1:${port}/crm/${urlName}/health`)).json();
    await vi.waitFor(async () => expect(await health()).toEqual({ status: 'ok', version: '1.0.0', users: 1 }), {
      timeout: 30_000,
      interval: 100,
    });
    last.child.kill('SIGTERM');
    expect((await last.ended).code).toBe(0);

    const opened = await openFolder(dataDir);
    const { database } = opened;
    expect(await database.select({ state: tenants.state }).from(tenants)).toEqual([{ state: 'active' }]);
    expect(await database.select({ state: operations.state }).from(operations)).toEqual([{ state: 'succeeded' }]);
    expect((await database.select().from(operationSteps)).map((step) => step.state)).toEqual(steps.map(() => 'done'));
    expect(await database.select().from(instanceTables(id).users)).toHaveLength(1);
    expect(await database.select().from(instanceTables(id).effects)).toHaveLength(4);
    expect((await database.select().from(mailMessages)).map((mail) => mail.subject)).toEqual([`${urlName} is ready`]);
    expect((await database.select().from(notifications)).map(({ kind }) => kind)).toEqual(['provisioning_succeeded']);
    await opened.close();
  }, 600_000);
});
