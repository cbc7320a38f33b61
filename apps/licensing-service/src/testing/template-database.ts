import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createPglite } from './create-pglite';
import { createOnServer, testServer } from './database-on-server';
import type { DatabaseClient } from '../platform/database/database-client';
import { migratePglite } from '../platform/database/migrate';
import { openPostgresql } from '../platform/database/open-postgresql';
import { openPgBossJobs } from '../platform/jobs/pg-boss-jobs';
import { createLog } from '../platform/log';
import { packageFolder } from '../platform/package-folder';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a PGlite dump. */
    templateDatabase: string;
    /** Name of a database on the server of `TEST_DATABASE_URL`; empty without one. */
    templateOnServer: string;
  }
}

/**
 * Prepares migrated template databases, including the job queue's tables. Every test file starts with a copy. The dump
 * of PGlite is kept for later runs with the same migrations and versions.
 */
export default async function prepareTemplates(project: TestProject): Promise<() => Promise<void>> {
  project.provide('templateDatabase', await prepareDump());
  const created = testServer === '' ? null : await createOnServer(testServer);
  if (created !== null) {
    const { client, close } = await openPostgresql(created.url, () => undefined);
    await createQueue(client);
    await close();
  }
  project.provide('templateOnServer', created?.name ?? '');
  return async () => {
    await created?.drop();
  };
}

const templates = join(packageFolder, 'node_modules', '.cache', 'templates');

async function prepareDump(): Promise<string> {
  const name = `${await digestTemplate()}.tar`;
  const path = join(templates, name);
  if (existsSync(path)) return path;
  await mkdir(templates, { recursive: true });
  const outdated = (await readdir(templates)).filter((file) => file.endsWith('.tar') && file !== name);
  await Promise.all(outdated.map((file) => rm(join(templates, file), { force: true })));
  const pglite = await createPglite();
  await migratePglite(pglite);
  await createQueue(pglite);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, path);
  return path;
}

/** A digest of all that the template is made from. */
async function digestTemplate(): Promise<string> {
  const migrations = join(packageFolder, 'migrations');
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql'));
  const files = [join(packageFolder, 'package.json'), ...names.toSorted().map((name) => join(migrations, name))];
  const digest = createHash('sha256');
  for (const file of files) digest.update(await readFile(file));
  return digest.digest('hex').slice(0, 12);
}

async function createQueue(client: DatabaseClient): Promise<void> {
  const jobs = await openPgBossJobs(client, [], createLog('silent'));
  await jobs.stop(1000);
}
