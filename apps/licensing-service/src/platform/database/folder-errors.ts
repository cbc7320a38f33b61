import { readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../startup-error';
import { sqlStateOf } from './sql-state';

/** PostgreSQL writes its log ahead in files of 16 MiB, and takes a failed one away again. */
const leastFree = 64 * 1024 * 1024;

const noSpace = (folder: string) =>
  new StartupError(`The disk of the data folder ${folder} is full. Free at least 64 MB, then start again.`);

const damaged = (folder: string) =>
  new StartupError(
    `The database in the data folder ${folder} cannot be opened: it is damaged, or another version of Atrium made it. Restore the folder from a backup, or set DATA_DIR to a new one.`,
  );

/** Plain words for a PGlite that did not open or died at once: of a full disk or of a damaged file. */
export async function folderErrorOf(folder: string): Promise<StartupError> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < leastFree ? noSpace(folder) : damaged(folder);
}

/** PostgreSQL writes its version first: where that is missing, PGlite would make a new database over the old one. */
export async function checkDatabaseFolder(folder: string): Promise<void> {
  const database = join(folder, 'database');
  const names = await readdir(database).catch((error: unknown): string[] => {
    if (codeOf(error) === 'ENOENT') return [];
    throw damaged(folder);
  });
  const control = await readdir(join(database, 'global')).catch((): string[] => []);
  if (!names.includes('PG_VERSION') && control.includes('pg_control')) throw damaged(folder);
}

/** Plain words for a start that ran out of space; any other error stays as it is. */
export function fullDiskErrorOf(error: unknown, folder: string): unknown {
  if (sqlStateOf(error) === '53100')
    return new StartupError('The disk of the database is full. Free some space on it, then start again.');
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '') ? noSpace(folder) : error;
}

/** Whether PostgreSQL found its own files damaged. */
export const isDamage = (error: unknown) => ['XX001', 'XX002', '58P01', '58030'].includes(sqlStateOf(error) ?? '');

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : null);
