import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataFolderFiles } from './data-folder-files';
import { FileTooLarge } from './file-store';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-files-'));
});

afterAll(() => rm(folder, { recursive: true }));

const chunks = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)));

describe('createDataFolderFiles', () => {
  it('returns a stored file until it is deleted', async () => {
    const files = createDataFolderFiles(join(folder, 'stored'));
    const stored = await files.put(chunks('zelena ', 'dolina'), 100);
    expect(stored.size).toBe(13);
    const content = await files.get(stored.id);
    expect(content && (await buffer(content)).toString()).toBe('zelena dolina');
    await files.delete(stored.id);
    await files.delete(stored.id);
    expect(await files.get(stored.id)).toBeNull();
  });

  it('deletes old files that nothing uses, also unfinished ones', async () => {
    const path = join(folder, 'swept');
    const files = createDataFolderFiles(path);
    const [used, orphaned] = [await files.put(chunks('a'), 1), await files.put(chunks('b'), 1)];
    await writeFile(join(path, orphaned.id.slice(0, 2), 'c.part'), 'c');
    const findUsed = async (ids: readonly string[]) => new Set(ids.filter((id) => id === used.id));
    await files.deleteUnused(new Date(Date.now() - 60_000), findUsed);
    expect(await files.get(orphaned.id)).not.toBeNull();
    await files.deleteUnused(new Date(Date.now() + 60_000), findUsed);
    const remaining = await readdir(path, { recursive: true, withFileTypes: true });
    expect(remaining.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([used.id]);
  });

  it('stores nothing if the content is too large or the stream fails', async () => {
    const files = createDataFolderFiles(join(folder, 'refused'));
    await expect(files.put(chunks('12345', '6'), 5)).rejects.toThrow(FileTooLarge);
    async function* breaking() {
      yield Buffer.from('half');
      throw new Error('gone');
    }
    await expect(files.put(breaking(), 100)).rejects.toThrow('gone');
    const remaining = await readdir(join(folder, 'refused'), { recursive: true, withFileTypes: true });
    expect(remaining.filter((entry) => entry.isFile())).toEqual([]);
  });

  it.each(['../keys/secret-keys', '..', '', 'a'.repeat(32), 'A'.repeat(32)])(
    'has no file with the id %j',
    async (id) => {
      const files = createDataFolderFiles(folder);
      expect(await files.get(id)).toBeNull();
      await files.delete(id);
    },
  );
});
