import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3, type TestS3 } from '../../testing/files/start-s3';
import { testSettings } from '../../testing/test-settings';
import { createFiles } from './create-files';
import { createDataFolderFiles } from './data-folder-files';
import type { FileStore } from './file-store';
import { FileTooLarge } from './file-too-large';
import { FileUnreadable } from './file-unreadable';
import { checkBucket } from './s3/check-bucket';
import { createS3Files } from './s3/s3-files';
import { storeAndRecord } from './store-and-record';

let folder: string;
let s3: TestS3;

const limits = { attempts: 3, attempt: 2000, pause: 1 };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-files-'));
  s3 = await startS3(join(folder, 's3'));
});

afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const chunks = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)));
const textOf = async (content: Readable | null) => (content === null ? null : String(await buffer(content)));

async function namesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

interface TestStore {
  readonly files: FileStore;
  readonly stored: () => Promise<readonly string[]>;
  readonly damage: (id: string) => Promise<void>;
}

function inDataFolder(name: string): TestStore {
  const path = join(folder, name);
  return {
    files: createDataFolderFiles(path),
    stored: () => namesIn(path),
    damage: (id) => flipByte(join(path, id.slice(0, 2), id)),
  };
}

async function inBucket(name: string): Promise<TestStore> {
  const settings = await s3.bucket(name);
  return {
    files: createS3Files(settings, join(folder, 'downloads'), limits),
    stored: () => s3.keys(name),
    damage: (id) => flipByte(s3.pathOf(name, id)),
  };
}

async function flipByte(path: string): Promise<void> {
  const bytes = await readFile(path);
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

describe.each([
  ['the data folder', inDataFolder],
  ['S3', inBucket],
])('files in %s', (_place, open) => {
  it('are returned until they are deleted', async () => {
    const { files, stored } = await open('stored');
    const made = await files.put(chunks('zelena ', 'dolina'), 100);
    const again = await files.put(chunks('zelena dolina'), 100);
    expect(made).toMatchObject({ size: 13, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(made.id).toMatch(new RegExp(`^[0-9a-f]{32}-${made.sha256}$`));
    expect(again.id).not.toBe(made.id);
    expect([...(await stored())].sort()).toEqual([made.id, again.id].sort());
    expect(await textOf(await files.get(made.id))).toBe('zelena dolina');
    expect([await files.exists(made.id), await files.sizeOf(made.id)]).toEqual([true, 13]);
    await files.delete(made.id);
    await files.delete(made.id);
    expect([await files.get(made.id), await files.exists(made.id)]).toEqual([null, false]);
    expect(await files.sizeOf(made.id)).toBeNull();
    expect((await files.put([], 100)).size).toBe(0);
  });

  it('are refused instead of returned when a byte has changed', async () => {
    const { files, damage } = await open('damaged');
    const { id } = await files.put(chunks('zelena dolina'), 100);
    await damage(id);
    await expect(files.get(id)).rejects.toThrow(FileUnreadable);
    expect(await files.exists(id)).toBe(true);
  });

  it('are deleted if they are old and nothing uses them', async () => {
    const { files, stored } = await open('swept');
    const [used, orphaned] = [await files.put(chunks('a'), 1), await files.put(chunks('b'), 1)];
    const findUsed = async (ids: readonly string[]) => new Set(ids.filter((id) => id === used.id));
    await files.deleteUnused(new Date(Date.now() - 60_000), findUsed);
    expect(await files.exists(orphaned.id)).toBe(true);
    await files.deleteUnused(new Date(Date.now() + 60_000), findUsed);
    expect(await stored()).toEqual([used.id]);
  });

  it('are not stored if the content is too large or the stream fails', async () => {
    const { files, stored } = await open('refused');
    await expect(files.put(chunks('12345', '6'), 5)).rejects.toThrow(FileTooLarge);
    async function* breaking() {
      yield Buffer.from('half');
      throw new Error('gone');
    }
    await expect(files.put(breaking(), 100)).rejects.toThrow('gone');
    expect(await stored()).toEqual([]);
  });

  it.each(['../keys/secret-keys', '..', '', 'a'.repeat(32), 'A'.repeat(32), `${'a'.repeat(32)}-`])(
    'have none with the id %j',
    async (id) => {
      const { files } = await open('named');
      expect([await files.get(id), await files.exists(id)]).toEqual([null, false]);
      await files.delete(id);
    },
  );
});

describe('files in the data folder', () => {
  it('lose what a crash left unfinished, and keep those of earlier versions without a checksum', async () => {
    const { files, stored } = inDataFolder('earlier');
    const { id } = await files.put(chunks('a'), 1);
    const earlier = id.slice(0, 32);
    await writeFile(join(folder, 'earlier', id.slice(0, 2), earlier), 'zelena');
    await writeFile(join(folder, 'earlier', 'unfinished', 'c.part'), 'c');
    await files.deleteUnused(new Date(Date.now() + 60_000), async () => new Set([earlier]));
    expect(await stored()).toEqual([earlier]);
    expect(await textOf(await files.get(earlier))).toBe('zelena');
  });
});

describe('files in S3', () => {
  const put = (files: FileStore) => files.put(chunks('a'), 1);

  it('are listed in pages, and other objects of the bucket stay', async () => {
    const { files, stored } = await inBucket('pages');
    s3.pageSize = 2;
    await s3.write('pages', 'backup.tar', 'x');
    for (let at = 0; at < 5; at += 1) await put(files);
    await files.deleteUnused(new Date(Date.now() + 60_000), async () => new Set());
    s3.pageSize = null;
    expect(await stored()).toEqual(['backup.tar']);
  });

  it.each([
    ['storage_full', 507, [507]],
    ['storage_unavailable', 503, [503, 503, 503]],
    ['storage_unavailable', 503, [403]],
    ['storage_unavailable', 503, ['close', 'close', 'close']],
    ['storage_unavailable', 503, ['silence', 'silence', 'silence']],
  ] as const)('answer %s with %i after %j', async (code, status, answers) => {
    const files = createS3Files(await s3.bucket('faults'), join(folder, 'downloads'), { ...limits, attempt: 100 });
    s3.answers.push(...answers);
    await expect(put(files)).rejects.toMatchObject({ code, status });
    expect(s3.answers).toEqual([]);
  });

  it.each([
    ['the service is busy for a moment', [503]],
    ['the answer to a stored file is lost', ['lost']],
  ] as const)('are stored once if %s', async (_case, answers) => {
    const { files, stored } = await inBucket('repeated');
    const before = (await stored()).length;
    s3.answers.push(...answers);
    const { id } = await put(files);
    expect(await textOf(await files.get(id))).toBe('a');
    expect(await stored()).toHaveLength(before + 1);
  });

  it('are never overwritten, and no address is presigned', async () => {
    const { files } = await inBucket('signed');
    s3.requests.splice(0);
    expect(await textOf(await files.get((await put(files)).id))).toBe('a');
    expect(s3.requests.map(({ method }) => method)).toEqual(['PUT', 'GET']);
    expect(s3.requests[0]?.headers).toMatchObject({ 'if-none-match': '*' });
    for (const { url, headers } of s3.requests) {
      expect(url).not.toMatch(/x-amz-/i);
      expect(headers.authorization).toMatch(/^AWS4-HMAC-SHA256 /);
    }
  });

  it('replace the data folder if the settings name a bucket', async () => {
    const settings = testSettings({ dataDir: join(folder, 'data'), s3: await s3.bucket('selected') });
    const { id } = await put(createFiles(settings));
    expect(await s3.keys('selected')).toEqual([id]);
    expect(await put(createFiles({ ...settings, s3: null }))).toMatchObject({ size: 1 });
    expect(await namesIn(join(folder, 'data'))).toHaveLength(1);
  });

  it('leave nothing in the folder they are verified in', async () => {
    const { files } = await inBucket('verified');
    const content = await files.get((await put(files)).id);
    expect(await namesIn(join(folder, 'downloads'))).toEqual([]);
    content?.destroy();
  });
});

describe('storeAndRecord', () => {
  const lost = Object.assign(new Error('lost'), { code: 'ECONNRESET' });

  it.each([
    ['deletes the files of a record that was refused', new Error('refused'), 0],
    ['keeps the files of a record that the database may have committed', lost, 1],
  ])('%s', async (_what, error, kept) => {
    const { files, stored } = inDataFolder(`recorded-${kept}`);
    const recording = storeAndRecord(files, async (put) => {
      await put(chunks('a'), 1);
      throw error;
    });
    await expect(recording).rejects.toBe(error);
    expect(await stored()).toHaveLength(kept);
  });
});

describe('checkBucket', () => {
  const check = async (changed: Partial<Awaited<ReturnType<TestS3['bucket']>>> = {}) => {
    const settings = { ...(await s3.bucket('checked')), ...changed };
    await checkBucket(createS3Files(settings, join(folder, 'downloads'), limits), settings);
  };

  it('accepts a private bucket, and one that does not answer', async () => {
    await check();
    expect(await s3.keys('checked')).toEqual([]);
    await check({ endpoint: 'http://127.0.0.1:1' });
  });

  it('refuses a public bucket, wrong keys and a missing bucket', async () => {
    s3.isPublic = true;
    await expect(check()).rejects.toThrow('Anyone can read the bucket checked.');
    s3.isPublic = false;
    await expect(check({ accessKeyId: 'wrong' })).rejects.toThrow('403 InvalidAccessKeyId');
    await expect(check({ bucket: 'nowhere' })).rejects.toThrow('404 NoSuchBucket');
  });
});
