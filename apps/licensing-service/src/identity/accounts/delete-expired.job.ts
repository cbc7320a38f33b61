import { Type } from 'typebox';
import { defineJob, type JobContext } from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { deleteOldCounters } from './rate-counter.repository';
import { deleteOldSessions } from '../sessions/session.repository';

const day = 24 * 3_600_000;

/** Deletes expired sessions and rate-limit counters. */
export const deleteExpiredJob = defineJob({
  name: 'sessions.delete-expired',
  schema: Type.Object({}),
  every: '17 * * * *',
  async run({ dependencies: { database, clock, settings } }: JobContext<IdentityDependencies>) {
    const now = clock();
    await deleteOldSessions(database, now, new Date(now.getTime() - settings.session.idleMilliseconds));
    await deleteOldCounters(database, new Date(now.getTime() - day));
  },
});
