import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Database } from '../platform';
import { freePort } from './free-port';
import { startService, type ServiceProcess } from './service-process';
import { openFolder } from './started-tenants';

/** A data folder on which services run one after another, each killed at its failpoint except the last. */
export async function createCrashTestService() {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-kill-'));
  const port = String(await freePort());
  let running: ServiceProcess | null = null;

  async function start(environment: Record<string, string> = {}): Promise<ServiceProcess> {
    running = await startService({ DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'info', ...environment });
    return running;
  }

  /** Stops the service with SIGTERM. */
  async function stop(service: ServiceProcess): Promise<void> {
    service.child.kill('SIGTERM');
    expect((await service.ended).code).toBe(0);
  }

  const url = `http://127.0.0.1:${port}`;

  return {
    dataDir,
    /** Of the service that runs. */
    url,
    start,
    stop,
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
      const opened = await openFolder(dataDir);
      try {
        return await read(opened.database);
      } finally {
        await opened.close();
      }
    },
    async remove(): Promise<void> {
      running?.child.kill('SIGKILL');
      await running?.ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type CrashTestService = Awaited<ReturnType<typeof createCrashTestService>>;
