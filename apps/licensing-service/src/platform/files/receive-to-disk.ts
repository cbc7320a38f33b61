import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { TooManyRequests } from '../http/errors';
import { type FileReceiver, safeName } from '../http/upload-route';
import { FileTooLarge } from './file-too-large';

/** An uploaded file on disk, until the request is over. */
export interface ReceivedFile {
  /** The client's file name without path separators and control characters. */
  readonly name: string;
  readonly path: string;
  readonly size: number;
}

/** Receives files into a folder without filling the memory. A user may upload `atOnce` files at the same time. */
export function receiveToDisk(folder: string, atOnce: number): FileReceiver<ReceivedFile> {
  return {
    admit: limitPerUser(atOnce),
    receive: ({ filename, file }) => receiveStream(folder, safeName(filename), file),
    discard: ({ path }) => rm(path, { force: true }),
  };
}

/**
 * Receives a stream into a folder. Leaves nothing there if the stream breaks off.
 *
 * @throws FileTooLarge above `maximum` bytes
 */
export async function receiveStream(
  folder: string,
  name: string,
  content: Readable,
  maximum = Infinity,
): Promise<ReceivedFile> {
  const path = join(folder, randomBytes(16).toString('hex'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(content, (pieces) => atMost(maximum, pieces), target);
    return { name, path, size: target.bytesWritten };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function* atMost(maximum: number, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of pieces) {
    size += piece.byteLength;
    if (size > maximum) throw new FileTooLarge(maximum);
    yield piece;
  }
}

/** Deletes files that a crash left behind. */
export async function deleteAbandonedUploads(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const { mtime } = await stat(path);
    if (mtime < before) await rm(path, { force: true });
  }
}

function limitPerUser(atOnce: number): NonNullable<FileReceiver<unknown>['admit']> {
  const running = new Map<string, number>();
  return (user) => {
    const id = user?.id ?? '';
    const count = running.get(id) ?? 0;
    if (count >= atOnce) throw new TooManyRequests(1);
    running.set(id, count + 1);
    return () => {
      const left = (running.get(id) ?? 1) - 1;
      if (left > 0) running.set(id, left);
      else running.delete(id);
    };
  };
}
