import { readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isDiskFull } from '../files/disk-full';
import { StartupError } from '../startup-error';
import { sqlStateOf } from './sql-state';

/** PostgreSQL allocates its write-ahead log in 16 MiB files and removes one that it cannot fill. */
const minFreeBytes = 64 * 1024 * 1024;

const diskFull = (folder: string) =>
  new StartupError(`The disk of the data folder ${folder} is full. Free at least 64 MB, then start again.`);

const damaged = (folder: string) =>
  new StartupError(
    `The database in the data folder ${folder} cannot be opened: it is damaged, or another version of Atrium made it. Restore the folder from a backup, or set DATA_DIR to a new one.`,
  );

/** Explains why PGlite did not open or died at once: full disk or damaged files. */
export async function folderErrorOf(folder: string): Promise<StartupError> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < minFreeBytes ? diskFull(folder) : damaged(folder);
}

/** PostgreSQL writes PG_VERSION first. Without it, PGlite would create a new database over the old one. */
export async function checkDatabaseFolder(folder: string): Promise<void> {
  const database = join(folder, 'database');
  const names = await readdir(database).catch((error: unknown): string[] => {
    if (codeOf(error) === 'ENOENT') return [];
    throw damaged(folder);
  });
  const control = await readdir(join(database, 'global')).catch((): string[] => []);
  if (!names.includes('PG_VERSION') && control.includes('pg_control')) throw damaged(folder);
}

/** Explains a startup that ran out of disk space. Returns any other error unchanged. */
export function fullDiskErrorOf(error: unknown, folder: string): unknown {
  if (sqlStateOf(error) === '53100')
    return new StartupError('The disk of the database is full. Free some space on it, then start again.');
  return isDiskFull(error) ? diskFull(folder) : error;
}

/** Whether PostgreSQL reports damaged files. */
export const isDamage = (error: unknown) => ['XX001', 'XX002', '58P01', '58030'].includes(sqlStateOf(error) ?? '');

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : null);
