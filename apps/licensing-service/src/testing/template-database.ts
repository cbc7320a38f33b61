import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createPglite } from './create-pglite';
import { createOnServer, testServer } from './database-on-server';
import type { DatabaseClient } from '../platform/database/database-client';
import { migratePglite } from '../platform/database/migrate';
import { openPostgresql } from '../platform/database/open-postgresql';
import { openPgBossJobs } from '../platform/jobs/pg-boss-jobs';
import { createLog } from '../platform/log';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a PGlite dump. */
    templateDatabase: string;
    /** Name of a database on the server of `TEST_DATABASE_URL`; empty without one. */
    templateOnServer: string;
  }
}

/** Migrates one template database per run, including the job queue's tables. Every test file starts with a copy. */
export default async function prepareTemplates(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-template-'));
  const path = join(folder, 'template.tar');
  const pglite = await createPglite();
  await migratePglite(pglite);
  await createQueue(pglite);
  const dump = await pglite.dumpDataDir('none');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  await pglite.close();
  project.provide('templateDatabase', path);

  const created = testServer === '' ? null : await createOnServer(testServer);
  if (created !== null) {
    const { client, close } = await openPostgresql(created.url, () => undefined);
    await createQueue(client);
    await close();
  }
  project.provide('templateOnServer', created?.name ?? '');
  return async () => {
    await created?.drop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function createQueue(client: DatabaseClient): Promise<void> {
  const jobs = await openPgBossJobs(client, [], createLog('silent'));
  await jobs.stop(1000);
}
