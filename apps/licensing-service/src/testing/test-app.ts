import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { createLog, type Database, type OpenDatabase, openPgBossJobs, type Settings } from '../platform';
import { allJobs } from '../all-jobs';
import { createDependencies, type Dependencies } from '../composition';
import { type TestClient, testClient } from './test-client';
import { testClock } from './test-clock';
import { openTestDatabase } from './test-database';
import { testSettings } from './test-settings';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly dependencies: Dependencies;
  readonly database: Database;
  /** A new client without cookies. */
  client(): TestClient;
  close(): Promise<void>;
}

/** Keys that encrypt the tests' secrets. */
export const testSecretKeys = [{ id: 'test', key: Buffer.from('0123456789abcdefghijklmnopqrstuv') }];

export interface TestAppOptions {
  readonly settings?: Partial<Settings>;
  /** Replaces default dependencies, such as the clock or the log. */
  readonly dependencies?: Partial<Dependencies>;
  /** A database to reuse after this app closes, for restart tests. */
  readonly opened?: OpenDatabase;
}

/** The whole service on its own database, without a port. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const opened = options.opened ?? (await openTestDatabase());
  const settings = testSettings(options.settings);
  const log = createLog(settings.logLevel);
  const basics = {
    settings,
    log,
    clock: testClock().clock,
    database: opened.database,
    databaseClient: opened.client,
    jobs: await openPgBossJobs(opened.client, allJobs, log),
    secretKeys: testSecretKeys,
  };
  const dependencies = createDependencies(basics, options.dependencies);
  const app = await buildApp(dependencies);
  await app.ready();
  const close = async () => {
    await app.close();
    await dependencies.jobs.stop(1000);
    if (options.opened === undefined) await opened.close();
    if (options.settings?.dataDir === undefined) await rm(settings.dataDir, { recursive: true, force: true });
  };
  return { app, dependencies, database: opened.database, client: () => testClient(app), close };
}
