/** @slow */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from './schema';
import { startUnfinishedRequest } from './testing/unfinished-request';
import { freePort } from '@atrium/vitest-config/free-port';
import { startService, type ServiceProcess } from './testing/service-process';
import { openFolder, writeStartedTenants } from './testing/started-tenants';

/** Four operations run at the same time, so two still wait when the service stops. */
const startedCount = 6;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'none');

/** Sends one request on a separate connection. Returns the status or the error code. */
function call(port: number, path: string, cookie: string): Promise<number | string> {
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path, headers: { cookie }, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', (error) => resolve(codeOf(error)))
      .end();
  });
}

/** Requests the list in a loop until the service refuses connections. */
async function keepCalling(port: number, cookie: string): Promise<(number | string)[]> {
  const answers: (number | string)[] = [];
  while (answers.at(-1) !== 'ECONNREFUSED') answers.push(await call(port, '/api/tenants', cookie));
  return answers;
}

describe('stopGracefully', { timeout: 120_000 }, () => {
  let dataDir: string;
  let port: number;
  const running: ServiceProcess[] = [];
  const start = async () => {
    const service = await startService({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'info' });
    running.push(service);
    return service;
  };
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'atrium-stop-'));
    port = await freePort();
  });
  afterEach(async () => {
    for (const { child, ended } of running.splice(0)) {
      child.kill('SIGKILL');
      await ended;
    }
    await rm(dataDir, { recursive: true, force: true });
  });

  it('finishes open requests on SIGTERM, rejects new ones, releases its jobs and resumes them at the next start', async () => {
    const prepared = await openFolder(dataDir);
    const { urlNames, cookie } = await writeStartedTenants(prepared, dataDir, startedCount);
    await prepared.close();

    const service = await start();
    await vi.waitFor(async () => expect(await call(port, '/api/health/live', '')).toBe(200), { timeout: 60_000 });
    const callers = Array.from({ length: 4 }, () => keepCalling(port, cookie));
    const openRequest = await startUnfinishedRequest(port);
    await service.ready();
    service.child.kill('SIGTERM');
    const answers = (await Promise.all(callers)).flat();
    openRequest.finish();
    expect(await openRequest.answer).toMatch(/^HTTP\/1\.1 422 /);
    expect(await service.ended).toEqual({ code: 0, signal: null });

    expect(answers).toContain(200);
    expect(answers.filter((answer) => ![200, 'ECONNREFUSED', 'ECONNRESET'].includes(answer))).toEqual([]);
    await expect(readFile(join(dataDir, 'service.lock'))).rejects.toThrow('ENOENT');
    const stopped = await openFolder(dataDir);
    const states = (await stopped.database.select({ state: operations.state }).from(operations)).map(
      ({ state }) => state,
    );
    expect(states.filter((state) => state !== 'succeeded').length).toBeGreaterThan(0);
    const activeJobs = await stopped.database.execute(sql`select id from pgboss.job where state = 'active'`);
    expect(activeJobs.rows).toEqual([]);
    await stopped.close();

    await start();
    const health = (name: string) => call(port, `/crm/${name}/health`, '');
    for (const name of urlNames) {
      await vi.waitFor(async () => expect(await health(name)).toBe(200), { timeout: 60_000, interval: 100 });
    }
  });
});
