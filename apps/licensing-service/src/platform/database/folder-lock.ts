import { readFileSync, rmSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from '../startup-error';
import { fullDiskErrorOf } from './folder-errors';

/** A held lock; releasing it twice does nothing. */
export interface FolderLock {
  release(): void;
}

/**
 * Takes the data folder for this process alone. PGlite itself lets two processes write into one folder and
 * destroy it, so this comes before it opens. A lock of a process that is gone is taken over.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'service.lock');
  const mine = `${process.pid} ${startOf(process.pid) ?? 'unknown'}\n`;
  await prepare(folder);
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, mine, { mode: 0o600 }).catch((error: unknown) => refuseUnwritable(error, folder));
  try {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      if (await linked(draft, path)) return held(path, mine);
      const owner = await readFile(path, 'utf8').catch(() => '');
      if (owner !== '' && isRunning(owner)) throw inUse(folder, owner);
      await putAside(path, owner);
    }
    throw inUse(folder, await readFile(path, 'utf8').catch(() => ''));
  } finally {
    await rm(draft, { force: true });
  }
}

async function prepare(folder: string): Promise<void> {
  await makeFolder(folder).catch((error: unknown) => refuseUnwritable(error, folder));
}

/** Node's recursive `mkdir` never ends on file systems that take no folders, such as /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 }).catch(async (error: unknown) => {
    if (!(await isFolder(folder))) throw error;
  });
}

const isFolder = (path: string) =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );

function refuseUnwritable(error: unknown, folder: string): never {
  const refusal = fullDiskErrorOf(error, folder);
  if (refusal instanceof StartupError) throw refusal;
  throw new StartupError(`The data folder ${folder} cannot be written to. Set DATA_DIR to a folder that can.`);
}

function inUse(folder: string, owner: string): StartupError {
  return new StartupError(
    `Atrium already runs on the data folder ${folder} (process ${owner.split(' ')[0] ?? 'unknown'}). Stop it first, or set DATA_DIR to another folder.`,
  );
}

/** A hard link appears whole or not at all, unlike a file that is created and then written. */
async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead lock away, unless another process has taken it over in between. */
async function putAside(path: string, owner: string): Promise<void> {
  const aside = `${path}.stale.${process.pid}`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => owner);
  if (moved !== owner) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

function held(path: string, mine: string): FolderLock {
  return {
    release: () => {
      try {
        if (readFileSync(path, 'utf8') === mine) rmSync(path);
      } catch {
        return;
      }
    },
  };
}

function isRunning(owner: string): boolean {
  const [pid = '', started = ''] = owner.trim().split(' ');
  const present = startOf(Number(pid));
  if (present === null) return false;
  return present === 'unknown' || started === 'unknown' || present === started;
}

/** Start time of a process, which distinguishes it from a later one with the same number; null when it is gone. */
function startOf(pid: number): string | null {
  if (!Number.isInteger(pid) || pid <= 0 || !exists(pid)) return null;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : (fields[19] ?? 'unknown');
  } catch {
    return 'unknown';
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
