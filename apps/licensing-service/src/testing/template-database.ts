import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createPglite } from './create-pglite';
import { drizzlePglite } from '../database/drizzle-pglite';
import { migrate } from '../database/migrate';
import { openPgBossJobs } from '../jobs/pg-boss-jobs';
import { createLog } from '../log';

declare module 'vitest' {
  interface ProvidedContext {
    templateDatabase: string;
  }
}

/** Migrates one database per run, the queue's tables with it; every test file loads a copy of it. */
export default async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-template-'));
  const path = join(folder, 'template.tar');
  const pglite = await createPglite();
  await migrate(drizzlePglite(pglite));
  const jobs = await openPgBossJobs(pglite, [], createLog('silent'));
  await jobs.stop(1000);
  const dump = await pglite.dumpDataDir('none');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  await pglite.close();
  project.provide('templateDatabase', path);
  return () => rm(folder, { recursive: true, force: true });
}
