import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { maximumMediaBytes, type MediaFile } from '@atrium/api-client/contract';
import {
  asService,
  inScope,
  NotFound,
  openStoredFile,
  type ReceivedFile,
  storeAndRecord,
  type Transaction,
} from '../../platform';
import { checkUploadQuota } from '../check-upload-quota';
import type { BackOfficeDependencies } from '../dependencies';
import { checkUpload, type CheckedUpload } from './check-upload';
import type { MediaCall } from './media-audit';
import { insertMediaFile } from './media-file.repository';
import { findMedia, type MediaFileRow } from './media.repository';
import { toMediaFile } from './media-view';

export type MediaFileDependencies = Pick<
  BackOfficeDependencies,
  'database' | 'clock' | 'files' | 'virusScan' | 'settings'
>;

/** Checks an upload and stores it. It belongs to nothing yet. */
export async function uploadMediaFile(
  dependencies: MediaFileDependencies,
  call: MediaCall,
  received: ReceivedFile,
): Promise<MediaFile> {
  return storeUpload(dependencies, call, received, async (_tx, file) => toMediaFile(file));
}

/** Checks an upload, stores it, and uses it in the transaction that records it. Stores nothing if that fails. */
export async function storeUpload<T>(
  dependencies: MediaFileDependencies,
  { user }: MediaCall,
  received: ReceivedFile,
  use: (tx: Transaction, file: MediaFileRow) => Promise<T>,
): Promise<T> {
  const { database, clock, files, virusScan } = dependencies;
  await checkUploadQuota(dependencies, user.id, received.size);
  const { kind, width, height, pictures } = await checkUpload(virusScan, received);
  return storeAndRecord(files, async (put) => {
    const store = async (bytes: AsyncIterable<Uint8Array>) => (await put(bytes, maximumMediaBytes)).id;
    const content = {
      original: await store(bytesOf(received.path)),
      ...(await storePictures(pictures, store)),
    };
    const at = clock();
    const facts = { kind, width, height, name: received.name, size: received.size };
    const row = { ...facts, ...content, uploadedBy: user.id, uploadedAt: at, unusedSince: at };
    return asService(database, 'no-tenant', async (tx) => use(tx, await insertMediaFile(tx, row)));
  });
}

async function storePictures(
  pictures: CheckedUpload['pictures'],
  store: (content: AsyncIterable<Uint8Array>) => Promise<string>,
) {
  if (pictures === null) return { preview: null, thumbnail: null };
  return { preview: await store(once(pictures.preview.bytes)), thumbnail: await store(once(pictures.thumbnail.bytes)) };
}

/** Opens the file only once it is read: the upload may be discarded before. */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Uint8Array>;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The original file, to save. */
export async function openOriginal(dependencies: MediaFileDependencies, call: MediaCall, id: string) {
  const { original, name } = await findFile(dependencies, call, id);
  return { name, content: await openStoredFile(dependencies.files, original) };
}

/** A picture of the file, to show. */
export async function openPicture(
  dependencies: MediaFileDependencies,
  call: MediaCall,
  id: string,
  size: 'preview' | 'thumbnail',
): Promise<Readable> {
  const { [size]: picture } = await findFile(dependencies, call, id);
  if (picture === null) throw new NotFound('media_not_found');
  return openStoredFile(dependencies.files, picture);
}

async function findFile({ database }: MediaFileDependencies, { user }: MediaCall, id: string): Promise<MediaFileRow> {
  const found = await inScope(database, { userId: user.id }, (tx) => findMedia(tx, id));
  if (found === null) throw new NotFound('media_not_found');
  return found.file;
}
