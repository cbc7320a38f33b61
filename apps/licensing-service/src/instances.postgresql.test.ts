import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { instanceTables } from './provisioning';
import { operations } from './schema';
import { startUnfinishedRequest } from './testing/unfinished-request';
import { freePort } from '@atrium/vitest-config/free-port';
import { startService, type ServiceProcess } from './testing/service-process';
import { writeStartedTenants } from './testing/started-tenants';
import { openOnServer } from './testing/test-database';

describe('instances sharing one PostgreSQL database', { timeout: 180_000 }, () => {
  let dataDir: string;
  let opened: Awaited<ReturnType<typeof openOnServer>>;
  const running: ServiceProcess[] = [];
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'atrium-instances-'));
    opened = await openOnServer(process.env['TEST_DATABASE_URL'] ?? '');
  });
  afterEach(async () => {
    for (const { child, ended } of running.splice(0)) {
      child.kill('SIGKILL');
      await ended;
    }
    await opened.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function start(environment: Record<string, string> = {}): Promise<{ service: ServiceProcess; port: number }> {
    const port = await freePort();
    const base = { DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: opened.url, LOG_LEVEL: 'warn' };
    const service = await startService({ ...base, ...environment });
    running.push(service);
    return { service, port };
  }

  const states = async () => {
    const rows = await opened.database.select({ state: operations.state }).from(operations);
    return rows.map(({ state }) => state);
  };
  const activeJobs = async () =>
    (await opened.database.execute(sql`select id from pgboss.job where state = 'active' and name = 'provision'`)).rows;

  it.each(['prepare_database:after-effect', 'publish:before', 'activate:after-commit'])(
    'take over the work of an instance killed at %s within 45 seconds',
    async (failpoint) => {
      const { ids } = await writeStartedTenants(opened, dataDir, 1);
      const { service: killed } = await start({ FAILPOINT: failpoint });
      expect((await killed.ended).signal).toBe('SIGKILL');
      const startedAt = performance.now();
      expect(await states()).toEqual(['running']);
      expect(await activeJobs()).toHaveLength(1);
      const { service: next } = await start();
      await next.ready();
      await vi.waitFor(async () => expect(await states()).toEqual(['succeeded']), { timeout: 90_000, interval: 200 });
      expect((performance.now() - startedAt) / 1000).toBeLessThan(45);
      expect(await opened.database.select().from(instanceTables(ids[0] ?? '').users)).toHaveLength(1);
      // The database, its administrator, its settings and its publication.
      expect(await opened.database.select().from(instanceTables(ids[0] ?? '').effects)).toHaveLength(4);
    },
  );

  it('stop within 25 seconds of SIGTERM despite a slow client, and release their jobs', async () => {
    await writeStartedTenants(opened, dataDir, 12);
    const { service, port } = await start();
    await service.ready();
    const { answer } = await startUnfinishedRequest(port);
    const startedAt = performance.now();
    service.child.kill('SIGTERM');
    expect(await service.ended).toEqual({ code: 0, signal: null });
    expect((performance.now() - startedAt) / 1000).toBeLessThan(25);
    expect(await answer).toBe('');
    expect(await activeJobs()).toEqual([]);
    const { service: next } = await start();
    await next.ready();
    await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(['succeeded'])), { timeout: 60_000 });
  });
});
