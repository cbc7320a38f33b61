import { Type } from 'typebox';
import { asService, defineJob, deleteFilesJob, type JobContext } from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { forgetRemovedAvatars } from './avatar.repository';
import { deleteOldCounters } from './rate-counter.repository';
import { deleteOldSessions } from '../sessions/session.repository';

const hour = 3_600_000;
const day = 24 * hour;

/** Deletes expired sessions, rate-limit counters and removed pictures. */
export const deleteExpiredJob = defineJob({
  name: 'sessions.delete-expired',
  schema: Type.Object({}),
  every: '17 * * * *',
  async run({ dependencies: { database, clock, settings, jobs } }: JobContext<IdentityDependencies>) {
    const now = clock();
    await deleteOldSessions(database, now, new Date(now.getTime() - settings.session.idleMilliseconds));
    await deleteOldCounters(database, new Date(now.getTime() - day));
    await asService(database, 'no-tenant', async (tx) => {
      const ids = await forgetRemovedAvatars(tx, new Date(now.getTime() - hour));
      if (ids.length > 0) await jobs.enqueue(tx, deleteFilesJob, { ids: [...ids] });
    });
  },
});
