import { Type } from 'typebox';
import { asService, defineJob, deleteAbandonedUploads, type JobContext, uploadFolder } from '../../platform';
import type { BackOfficeDependencies } from '../dependencies';
import { deleteUnused } from './media-file.repository';

const day = 24 * 3_600_000;

/** Deletes files a day after their upload, replacement or deletion, if no record refers to them. */
export const deleteUnusedFilesJob = defineJob({
  name: 'media.delete-unused-files',
  schema: Type.Object({}),
  every: '17 * * * *',
  run: async ({ dependencies: { database, clock, files, settings } }: JobContext<BackOfficeDependencies>) => {
    const before = new Date(clock().getTime() - day);
    const deleted = await asService(database, 'no-tenant', (tx) => deleteUnused(tx, before));
    await deleteAbandonedUploads(uploadFolder(settings), before);
    for (const { original, preview, thumbnail } of deleted)
      for (const id of [original, preview, thumbnail]) if (id !== null) await files.delete(id);
  },
});
