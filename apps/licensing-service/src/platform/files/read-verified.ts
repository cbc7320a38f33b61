import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { checksumIn } from './file-id';
import { FileUnreadable } from './file-unreadable';

/**
 * Streams an open file once its content has the checksum in its id, and closes it afterwards.
 *
 * @throws FileUnreadable
 */
export async function readVerified(file: FileHandle, id: string): Promise<Readable> {
  try {
    const checksum = checksumIn(id);
    if (checksum !== null && (await hashOf(file)) !== checksum) throw new FileUnreadable('damaged', id);
    return file.createReadStream({ start: 0 });
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function hashOf(file: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of file.createReadStream({ start: 0, autoClose: false })) hash.update(piece as Buffer);
  return hash.digest('hex');
}
