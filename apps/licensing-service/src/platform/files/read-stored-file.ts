import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from './file-store';
import { FileUnreadable } from './file-unreadable';

/**
 * Opens a file that a record refers to.
 *
 * @throws FileUnreadable if it is missing or damaged
 */
export async function openStoredFile(files: FileStore, id: string): Promise<Readable> {
  const content = await files.get(id);
  if (content === null) throw new FileUnreadable('missing', id);
  return content;
}

/** As {@link openStoredFile}, with the whole content in memory. */
export const readStoredFile = async (files: FileStore, id: string): Promise<Buffer> =>
  buffer(await openStoredFile(files, id));
