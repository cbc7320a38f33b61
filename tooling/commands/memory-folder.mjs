import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
const needed = 2 * 1024 ** 3;

function hasRoom(folder) {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= needed;
}

/** Where temporary files are quick: in memory, where the machine gives 2 GiB of it, else on the disk. */
export function memoryFolder() {
  return hasRoom(inMemory) ? inMemory : tmpdir();
}
