import { open, mkdir, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { S3Settings } from '../../settings/settings';
import { isFileId, makeFileId } from '../file-id';
import type { FileStore } from '../file-store';
import { measureContent } from '../measure-content';
import { readVerified } from '../read-verified';
import { expectStatus, refusalOf } from './expect-status';
import { readBounded } from './read-bounded';
import { readListing } from './read-listing';
import { type CallS3, createS3Client, type S3Limits, s3Limits } from './s3-client';

const longestListing = 4 * 1024 * 1024;

/** Files in a bucket, one object each. Downloads pass through `temporaryFolder`, where they are verified. */
export function createS3Files(settings: S3Settings, temporaryFolder: string, limits: S3Limits = s3Limits): FileStore {
  const call = createS3Client(settings, limits);
  const remove = (key: string) => call({ method: 'DELETE', key }, (response) => expectStatus(response, 200, 204, 404));

  return {
    async put(content, maximum) {
      const meter = measureContent(content, maximum);
      const pieces: Uint8Array[] = [];
      for await (const piece of meter.pieces) pieces.push(piece);
      const measured = meter.measured();
      const id = makeFileId(measured.sha256);
      await putObject(call, id, measured.sha256, Buffer.concat(pieces));
      return { id, ...measured };
    },

    get: async (id) =>
      isFileId(id)
        ? call({ method: 'GET', key: id }, async (response) => {
            if (await isMissing(response)) return null;
            return receive(response, temporaryFolder, id);
          })
        : null,

    exists: async (id) => isFileId(id) && !(await call({ method: 'HEAD', key: id }, (response) => isMissing(response))),

    sizeOf: async (id) =>
      isFileId(id)
        ? call({ method: 'HEAD', key: id }, async (response) =>
            (await isMissing(response)) ? null : Number(response.headers.get('content-length')),
          )
        : null,

    async delete(id) {
      if (isFileId(id)) await remove(id);
    },

    async deleteUnused(before, findUsed) {
      for await (const keys of listOlder(call, before)) {
        const used = await findUsed(keys);
        for (const key of keys) if (!used.has(key)) await remove(key);
      }
    },
  };
}

/** Never overwrites an object. A repeated attempt finds the object of an earlier one whose answer was lost. */
async function putObject(call: CallS3, key: string, sha256: string, body: Buffer<ArrayBuffer>): Promise<void> {
  const headers = {
    'content-type': 'application/octet-stream',
    'if-none-match': '*',
    'x-amz-content-sha256': sha256,
  };
  await call({ method: 'PUT', key, headers, body }, (response, attempt) =>
    expectStatus(response, 200, ...(attempt > 1 ? [412] : [])),
  );
}

/** A missing bucket also answers 404, but loses every file. */
async function isMissing(response: Response): Promise<boolean> {
  if (response.status !== 404) {
    await expectStatus(response, 200);
    return false;
  }
  const refusal = await refusalOf(response);
  if (refusal.code === '404 NoSuchBucket') throw refusal;
  return true;
}

/** The file on disk has no name any more, so nothing is left of it once it is closed. */
async function receive(response: Response, folder: string, id: string): Promise<Readable> {
  const path = join(folder, `${randomBytes(16).toString('hex')}.download`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx+', 0o600);
  try {
    await rm(path);
    for await (const piece of response.body ?? []) await file.writeFile(piece);
  } catch (error) {
    await file.close();
    throw error;
  }
  return readVerified(file, id);
}

/** Objects that are files of the service, in pages. Others in the bucket stay untouched. */
async function* listOlder(call: CallS3, before: Date): AsyncGenerator<readonly string[]> {
  let continuation: string | null = '';
  while (continuation !== null) {
    const query: Record<string, string> = {
      'list-type': '2',
      ...(continuation === '' ? {} : { 'continuation-token': continuation }),
    };
    const page = await call({ method: 'GET', key: '', query }, async (response) => {
      await expectStatus(response, 200);
      return readListing(await readBounded(response, longestListing));
    });
    const older = page.objects.filter(({ key, storedAt }) => isFileId(key) && storedAt < before);
    if (older.length > 0) yield older.map(({ key }) => key);
    continuation = page.continuation;
  }
}
