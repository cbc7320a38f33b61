import { Type } from 'typebox';
import { asService, defineJob, type JobContext } from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import { deleteUnusedTemplateFiles, storedIn } from './template-file.repository';

const day = 24 * 3_600_000;

/** Deletes files a day after their upload or their template's deletion, if no version refers to them. */
export const deleteUnusedTemplateFilesJob = defineJob({
  name: 'document-templates.delete-unused-files',
  schema: Type.Object({}),
  every: '23 * * * *',
  run: async ({ dependencies: { database, clock, files } }: JobContext<BackOfficeDependencies>) => {
    const before = new Date(clock().getTime() - day);
    const deleted = await asService(database, 'no-tenant', (tx) => deleteUnusedTemplateFiles(tx, before));
    for (const id of deleted.flatMap(storedIn)) await files.delete(id);
  },
});
