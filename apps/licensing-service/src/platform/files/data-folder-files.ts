import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileId, makeFileId } from './file-id';
import type { FileStore } from './file-store';
import { measureContent } from './measure-content';
import { readVerified } from './read-verified';

/** Files in the data folder. Writes to a temporary file, flushes it, then renames it atomically. */
export function createDataFolderFiles(folder: string): FileStore {
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id);

  return {
    async put(content, maximum) {
      const unfinished = join(folder, 'unfinished');
      const temporaryPath = join(unfinished, `${randomBytes(16).toString('hex')}.part`);
      await mkdir(unfinished, { recursive: true, mode: 0o700 });
      try {
        const meter = measureContent(content, maximum);
        await writeDurably(temporaryPath, meter.pieces);
        const measured = meter.measured();
        const id = makeFileId(measured.sha256);
        await mkdir(join(folder, id.slice(0, 2)), { recursive: true, mode: 0o700 });
        await rename(temporaryPath, pathOf(id));
        return { id, ...measured };
      } catch (error) {
        await rm(temporaryPath, { force: true });
        throw error;
      }
    },

    async get(id) {
      if (!isFileId(id)) return null;
      const file = await open(pathOf(id), 'r').catch(nullIfMissing);
      return file === null ? null : readVerified(file, id);
    },

    exists: async (id) =>
      isFileId(id) &&
      (await access(pathOf(id)).then(
        () => true,
        (error: unknown) => nullIfMissing(error) !== null,
      )),

    async sizeOf(id) {
      const found = isFileId(id) ? await stat(pathOf(id)).catch(nullIfMissing) : null;
      return found?.size ?? null;
    },

    async delete(id) {
      if (isFileId(id)) await rm(pathOf(id), { force: true });
    },

    async deleteUnused(before, findUsed) {
      for (const shelf of await readdir(folder).catch(() => [])) {
        const names = await findOlder(join(folder, shelf), before);
        if (names.length === 0) continue;
        const used = await findUsed(names.filter(isFileId));
        for (const name of names) if (!used.has(name)) await rm(join(folder, shelf, name), { force: true });
      }
    },
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
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

async function writeDurably(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const piece of content) await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
}
