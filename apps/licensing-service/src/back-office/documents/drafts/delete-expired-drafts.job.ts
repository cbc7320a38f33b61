import { Type } from 'typebox';
import { asService, defineJob, type JobContext } from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import { deleteExpiredDrafts } from './document-draft.repository';

/** Discards drafts 24 hours after their last change. */
export const deleteExpiredDraftsJob = defineJob({
  name: 'documents.delete-expired-drafts',
  schema: Type.Object({}),
  every: '27 * * * *',
  run: async ({ dependencies: { database, clock, files } }: JobContext<BackOfficeDependencies>) => {
    const deleted = await asService(database, 'no-tenant', (tx) => deleteExpiredDrafts(tx, clock()));
    for (const { docx, pdf } of deleted) for (const id of [docx, pdf]) if (id !== null) await files.delete(id);
  },
});
