import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileTooLarge, type FileStore } from './file-store';

const idPattern = /^[0-9a-f]{32}$/;

/** Files in the data folder. Writes to a temporary file, flushes it, then renames it atomically. */
export function createDataFolderFiles(folder: string): FileStore {
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id);

  return {
    async put(content, maximum) {
      const id = randomBytes(16).toString('hex');
      const path = pathOf(id);
      const temporaryPath = `${path}.part`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        const size = await writeBounded(temporaryPath, content, maximum);
        await rename(temporaryPath, path);
        return { id, size };
      } catch (error) {
        await rm(temporaryPath, { force: true });
        throw error;
      }
    },

    async get(id) {
      if (!idPattern.test(id)) return null;
      try {
        const file = await open(pathOf(id), 'r');
        return createReadStream('', { fd: file });
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },

    async delete(id) {
      if (idPattern.test(id)) await rm(pathOf(id), { force: true });
    },

    async deleteUnused(before, findUsed) {
      for (const shelf of await readdir(folder).catch(() => [])) {
        const names = await findOlder(join(folder, shelf), before);
        if (names.length === 0) continue;
        const used = await findUsed(names.filter((name) => idPattern.test(name)));
        for (const name of names) if (!used.has(name)) await rm(join(folder, shelf, name), { force: true });
      }
    },
  };
}

/** Names of the files in a folder, also unfinished ones, that were last written before a time. */
async function findOlder(folder: string, before: Date): Promise<string[]> {
  const older: string[] = [];
  for (const name of await readdir(folder)) {
    const { mtime } = await stat(join(folder, name));
    if (mtime < before) older.push(name);
  }
  return older;
}

async function writeBounded(
  path: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maximum: number,
): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of content) {
      size += chunk.byteLength;
      if (size > maximum) throw new FileTooLarge(maximum);
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return size;
}
