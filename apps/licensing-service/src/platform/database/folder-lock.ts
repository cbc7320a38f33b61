import { readFileSync, rmSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from '../startup-error';
import { fullDiskErrorOf } from './folder-errors';

/** An acquired lock. Releasing it twice has no effect. */
export interface FolderLock {
  release(): void;
}

/**
 * Locks the data folder for this process. Call it before PGlite opens: PGlite lets two processes write to one folder,
 * which destroys it. Replaces the lock of a process that has ended.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'service.lock');
  const content = `${process.pid} ${startTimeOf(process.pid) ?? 'unknown'}\n`;
  await ensureFolder(folder);
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, content, { mode: 0o600 }).catch((error: unknown) => throwUnwritable(error, folder));
  try {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      if (await tryLink(draft, path)) return acquired(path, content);
      const owner = await readFile(path, 'utf8').catch(() => '');
      if (owner !== '' && isRunning(owner)) throw inUse(folder, owner);
      await removeStaleLock(path, owner);
    }
    throw inUse(folder, await readFile(path, 'utf8').catch(() => ''));
  } finally {
    await rm(draft, { force: true });
  }
}

async function ensureFolder(folder: string): Promise<void> {
  await makeFolder(folder).catch((error: unknown) => throwUnwritable(error, folder));
}

/** Node's recursive `mkdir` never returns on file systems without folders, such as /proc. */
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

function throwUnwritable(error: unknown, folder: string): never {
  const startupError = fullDiskErrorOf(error, folder);
  if (startupError instanceof StartupError) throw startupError;
  throw new StartupError(`The data folder ${folder} cannot be written to. Set DATA_DIR to a folder that can.`);
}

function inUse(folder: string, owner: string): StartupError {
  return new StartupError(
    `Atrium already runs on the data folder ${folder} (process ${owner.split(' ')[0] ?? 'unknown'}). Stop it first, or set DATA_DIR to another folder.`,
  );
}

/** A hard link is created atomically, unlike a file that is created and then written. */
async function tryLink(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a stale lock, unless another process has replaced it in the meantime. */
async function removeStaleLock(path: string, owner: string): Promise<void> {
  const aside = `${path}.stale.${process.pid}`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => owner);
  if (moved !== owner) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

function acquired(path: string, content: string): FolderLock {
  return {
    release: () => {
      try {
        if (readFileSync(path, 'utf8') === content) rmSync(path);
      } catch {
        return;
      }
    },
  };
}

function isRunning(owner: string): boolean {
  const [pid = '', started = ''] = owner.trim().split(' ');
  const present = startTimeOf(Number(pid));
  if (present === null) return false;
  return present === 'unknown' || started === 'unknown' || present === started;
}

/** Start time of a process, to detect a reused process id; null when it has ended. */
function startTimeOf(pid: number): string | null {
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
