import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Database, OpenDatabase } from '../platform';
import { testServer } from './database-on-server';
import { freePort } from '@atrium/vitest-config/free-port';
import { startService, type ServiceProcess } from './service-process';
import { openFolder } from './started-tenants';
import { openOnServer } from './test-database';

/**
 * A data folder on which services run one after another, each killed at its failpoint except the last. Their database
 * is on the server of `TEST_DATABASE_URL`, or in the folder, where a service resumes the jobs of a killed one at once.
 */
export async function createCrashTestService({ inFolder = testServer === '' } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-kill-'));
  const port = String(await freePort());
  const onServer = inFolder ? null : await openOnServer(testServer);
  const environmentOfAll = {
    DATA_DIR: dataDir,
    PORT: port,
    LOG_LEVEL: 'info',
    ...(onServer === null ? {} : { DATABASE_URL: onServer.url }),
  };
  let running: ServiceProcess | null = null;

  async function start(environment: Record<string, string> = {}): Promise<ServiceProcess> {
    running = await startService({ ...environmentOfAll, ...environment });
    return running;
  }

  /** Stops the service with SIGTERM. */
  async function stop(service: ServiceProcess): Promise<void> {
    service.child.kill('SIGTERM');
    expect((await service.ended).code).toBe(0);
  }

  /** Opens the database while no service runs. */
  const open = async (): Promise<OpenDatabase> =>
    onServer === null ? openFolder(dataDir) : { ...onServer, close: () => Promise.resolve() };

  const url = `http://127.0.0.1:${port}`;

  return {
    dataDir,
    /** Of the service that runs. */
    url,
    start,
    stop,
    open,
    call: (path: string, cookie: string, method: 'GET' | 'POST' = 'GET') =>
      fetch(`${url}${path}`, { method, headers: { cookie, 'x-requested-with': 'XMLHttpRequest' } }),
    send: (path: string, cookie: string, body: FormData) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { cookie, 'x-requested-with': 'XMLHttpRequest' },
        body,
      }),
    /** Reads the database while no service runs. */
    async reading<T>(read: (database: Database) => Promise<T>): Promise<T> {
      const opened = await open();
      try {
        return await read(opened.database);
      } finally {
        await opened.close();
      }
    },
    async remove(): Promise<void> {
      running?.child.kill('SIGKILL');
      await running?.ended;
      await onServer?.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type CrashTestService = Awaited<ReturnType<typeof createCrashTestService>>;
