import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPglite } from './create-pglite';
import type { DatabaseClient } from '../platform/database/database-client';
import { migratePglite } from '../platform/database/migrate';
import { openPgBossJobs } from '../platform/jobs/pg-boss-jobs';
import { createLog } from '../platform/log';
import { packageFolder } from '../platform/package-folder';

const templates = join(packageFolder, 'node_modules', '.cache', 'templates');

/**
 * Path of a dump of a migrated PGlite, kept for later runs with the same migrations and versions. Several runs may make it
 * at once.
 */
export async function keptTemplate(): Promise<string> {
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

/** Creates the tables of the job queue. */
export async function createQueue(client: DatabaseClient): Promise<void> {
  const jobs = await openPgBossJobs(client, [], createLog('silent'));
  await jobs.stop(1000);
}
