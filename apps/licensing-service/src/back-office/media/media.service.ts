import type { BodyOf, Media, MediaCollection } from '@atrium/api-client/contract';
import type { CallOf, createMediaSchema, updateMediaSchema } from '@atrium/api-client/contract/schemas';
import {
  asService,
  inScope,
  InvalidInput,
  NotFound,
  type Remember,
  Stale,
  type Transaction,
  writeAudit,
} from '../../platform';
import type { ReceivedFile } from '../../platform';
import { refuseIfUsed } from '../../resource';
import type { BackOfficeDependencies } from '../dependencies';
import { changedFields, mediaAudit, type MediaCall } from './media-audit';
import { lockUpload, markUnused, markUsed } from './media-file.repository';
import { type MediaFileDependencies, storeUpload } from './media-file.service';
import {
  deleteMedia,
  findCollections,
  findMedia,
  insertMedia,
  lockMedia,
  type MediaRow,
  updateMedia,
} from './media.repository';
import { toMedia } from './media-view';

type MediaDependencies = Pick<BackOfficeDependencies, 'database' | 'clock'>;

async function existing(tx: Transaction, id: string): Promise<MediaRow> {
  const row = await findMedia(tx, id);
  if (row === null) throw new NotFound('media_not_found');
  return row;
}

export function readMedia({ database }: MediaDependencies, { user }: MediaCall, id: string): Promise<Media> {
  return inScope(database, { userId: user.id }, async (tx) => toMedia(await existing(tx, id), user));
}

export function readCollections(
  { database }: MediaDependencies,
  { user }: MediaCall,
): Promise<{ data: MediaCollection[]; total: number }> {
  return inScope(database, { userId: user.id }, findCollections);
}

export function createMedia(
  { database, clock }: MediaDependencies,
  call: MediaCall,
  { file_id: fileId, title, active, collection = null }: BodyOf<CallOf<typeof createMediaSchema>>,
  remember: Remember,
): Promise<string> {
  const at = clock();
  const { id: userId } = call.user;
  return asService(database, 'no-tenant', async (tx) => {
    const file = await lockUpload(tx, fileId, userId);
    if (file === null) throw new InvalidInput({ file_id: ['not_a_choice'] }, 'media_file_gone');
    const fields = { title, active, collection };
    const people = { authorId: userId, lastModifiedBy: userId };
    const id = await insertMedia(tx, { ...fields, fileId, ...people, createdAt: at, updatedAt: at });
    await markUsed(tx, fileId);
    const after = { ...fields, fileName: file.name, size: file.size };
    await writeAudit(tx, { ...mediaAudit(call, id, at), action: 'media.create', after });
    await remember(tx, id);
    return id;
  });
}

export function duplicateMedia(
  { database, clock }: MediaDependencies,
  call: MediaCall,
  source: string,
  remember: Remember,
): Promise<string> {
  const at = clock();
  const { id: userId } = call.user;
  return asService(database, 'no-tenant', async (tx) => {
    const {
      media: { title, active, collection, fileId },
    } = await existing(tx, source);
    const people = { authorId: userId, lastModifiedBy: userId };
    const id = await insertMedia(tx, { title, active, collection, fileId, ...people, createdAt: at, updatedAt: at });
    const changes = { before: { source }, after: { title, active, collection } };
    await writeAudit(tx, { ...mediaAudit(call, id, at), action: 'media.duplicate', ...changes });
    await remember(tx, id);
    return id;
  });
}

export function changeMedia(
  { database, clock }: MediaDependencies,
  call: MediaCall,
  id: string,
  { _version: version, title, active, collection }: BodyOf<CallOf<typeof updateMediaSchema>>,
): Promise<Media> {
  const at = clock();
  const { user } = call;
  return asService(database, 'no-tenant', async (tx) => {
    const { media } = await existing(tx, id);
    const fields = { title, active, ...(collection === undefined ? {} : { collection }) };
    const saved = await updateMedia(tx, id, version, { ...fields, lastModifiedBy: user.id, updatedAt: at });
    if (!saved) throw new Stale(toMedia(await existing(tx, id), user));
    const entry = { ...mediaAudit(call, id, at), action: 'media.update' } as const;
    await writeAudit(tx, { ...entry, ...changedFields(media, fields) });
    return toMedia(await existing(tx, id), user);
  });
}

/** Replaces the file. The previous one is deleted a day later, unless something else refers to it. */
export function replaceMediaFile(
  dependencies: MediaFileDependencies,
  call: MediaCall,
  { id, version }: { readonly id: string; readonly version: number },
  received: ReceivedFile,
): Promise<Media> {
  const { user } = call;
  return storeUpload(dependencies, call, received, async (tx, file) => {
    const at = dependencies.clock();
    const before = await existing(tx, id);
    const change = { fileId: file.id, lastModifiedBy: user.id, updatedAt: at };
    if (!(await updateMedia(tx, id, version, change))) throw new Stale(toMedia(before, user));
    await markUsed(tx, file.id);
    await markUnused(tx, [before.media.fileId], at);
    const factsOf = ({ name, size }: MediaRow['file']) => ({ fileName: name, size });
    await writeAudit(tx, {
      ...mediaAudit(call, id, at),
      action: 'media.replace-file',
      ...changedFields(factsOf(before.file), factsOf(file)),
    });
    return toMedia(await existing(tx, id), user);
  });
}

/** Deletes all of the media or none: 404 if one of them does not exist. */
export function removeMedia(
  { database, clock, references }: Pick<BackOfficeDependencies, 'database' | 'clock' | 'references'>,
  call: MediaCall,
  ids: readonly string[],
): Promise<void> {
  const at = clock();
  return asService(database, 'no-tenant', async (tx) => {
    const found = await lockMedia(tx, ids);
    if (found.length < new Set(ids).size) throw new NotFound('media_not_found');
    await refuseIfUsed(tx, references, 'media', ids);
    await deleteMedia(tx, ids);
    for (const { id, title, collection, active } of found) {
      const before = { title, collection, active };
      await writeAudit(tx, { ...mediaAudit(call, id, at), action: 'media.delete', title, before });
    }
    await markUnused(
      tx,
      found.map(({ fileId }) => fileId),
      at,
    );
  });
}
