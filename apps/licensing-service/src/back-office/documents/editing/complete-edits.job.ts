import { Type } from 'typebox';
import { asService, defineJob, type JobContext, publishRecordChange, settleEach } from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import { lockDocument } from '../document.repository';
import { completeEdit } from './complete-edit';
import { becomesVersionAt } from './edit-lock';
import {
  deleteOldEditSessions,
  type EditSessionRow,
  findEditSessions,
  findSavedEditSessions,
} from './edit-session.repository';

const day = 24 * 3_600_000;
const caller = { requestId: null, ip: null };

const isDue = (session: EditSessionRow, now: Date) => {
  const at = becomesVersionAt(session);
  return at !== null && at <= now;
};

/** Makes versions of what programs saved that never unlocked: they crashed, or their computer was closed. */
export const completeEditsJob = defineJob({
  name: 'documents.complete-edits',
  schema: Type.Object({}),
  every: '* * * * *',
  run: async ({ dependencies }: JobContext<BackOfficeDependencies>) => {
    const { database, clock } = dependencies;
    const at = clock();
    const saved = await asService(database, 'job', findSavedEditSessions);
    const due = saved.filter((session) => isDue(session, at));
    const complete = async ({ id, documentId }: EditSessionRow) => {
      await asService(database, 'job', async (tx) => {
        const document = await lockDocument(tx, documentId);
        const session = (await findEditSessions(tx, documentId)).find((one) => one.id === id);
        if (document === null || session === undefined || !isDue(session, at)) return;
        await completeEdit(tx, document, session, { caller, at });
      });
      await publishRecordChange(dependencies, 'documents', documentId);
    };
    await asService(database, 'job', (tx) => deleteOldEditSessions(tx, new Date(at.getTime() - day)));
    await settleEach(due, complete, 'Edit sessions could not be completed.');
  },
});
