import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
const requiredBytes = 2 * 1024 ** 3;

function hasSpace(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= requiredBytes;
}

/** Folder for temporary files: in memory if 2 GiB are free there, else on the disk. */
export function memoryFolder(): string {
  return hasSpace(inMemory) ? inMemory : tmpdir();
}
