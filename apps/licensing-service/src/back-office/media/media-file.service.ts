import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { maximumMediaBytes, type MediaFile } from '@atrium/api-client/contract';
import { asService, DomainError, inScope, NotFound, type ReceivedFile, type Transaction } from '../../platform';
import type { BackOfficeDependencies } from '../dependencies';
import { checkUpload, type CheckedUpload } from './check-upload';
import type { MediaCall } from './media-audit';
import { insertMediaFile, sumUploads } from './media-file.repository';
import { findMedia, type MediaFileRow } from './media.repository';
import { toMediaFile } from './media-view';

export type MediaFileDependencies = Pick<
  BackOfficeDependencies,
  'database' | 'clock' | 'files' | 'virusScan' | 'settings'
>;

const day = 24 * 3_600_000;
const gigabyte = 1024 ** 3;

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
  await checkQuota(dependencies, user.id, received.size);
  const { kind, width, height, pictures } = await checkUpload(virusScan, received);
  const stored: string[] = [];
  const store = async (content: AsyncIterable<Uint8Array>) => {
    const { id } = await files.put(content, maximumMediaBytes);
    stored.push(id);
    return id;
  };
  try {
    const content = {
      original: await store(bytesOf(received.path)),
      ...(await storePictures(pictures, store)),
    };
    const at = clock();
    const facts = { kind, width, height, name: received.name, size: received.size };
    const row = { ...facts, ...content, uploadedBy: user.id, uploadedAt: at, unusedSince: at };
    return await asService(database, 'no-tenant', async (tx) => use(tx, await insertMediaFile(tx, row)));
  } catch (error) {
    await Promise.all(stored.map((id) => files.delete(id)));
    throw error;
  }
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

async function checkQuota(
  { database, clock, settings }: MediaFileDependencies,
  userId: string,
  size: number,
): Promise<void> {
  const { fileBytesPerDay } = settings.limits;
  const since = new Date(clock().getTime() - day);
  const used = await inScope(database, { userId }, (tx) => sumUploads(tx, userId, since));
  if (used + size <= fileBytesPerDay) return;
  const values = { gigabytes: Math.round(fileBytesPerDay / gigabyte) };
  throw new DomainError(429, 'daily_uploads_exceeded', { values, headers: { 'retry-after': '3600' } });
}

/** The original file, to save. */
export async function openOriginal(dependencies: MediaFileDependencies, call: MediaCall, id: string) {
  const { original, name } = await findFile(dependencies, call, id);
  return { name, content: await open(dependencies, original) };
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
  return open(dependencies, picture);
}

async function open({ files }: MediaFileDependencies, id: string): Promise<Readable> {
  const content = await files.get(id);
  if (content === null) throw new Error(`The file store has no file ${id}.`);
  return content;
}

async function findFile({ database }: MediaFileDependencies, { user }: MediaCall, id: string): Promise<MediaFileRow> {
  const found = await inScope(database, { userId: user.id }, (tx) => findMedia(tx, id));
  if (found === null) throw new NotFound('media_not_found');
  return found.file;
}
