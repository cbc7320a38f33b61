import { Type } from 'typebox';
import { defineJob, type JobContext, publishRecordChange } from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { countUserInvitationsExpiredBetween, deleteUserInvitationsExpiredBefore } from './user-invitation.repository';

const hour = 3_600_000;
const retention = 30 * 24 * hour;

/**
 * Deletes the operator's invitations, accepted or not, thirty days after their last link expired. Announces these, and
 * those that expired since the last run.
 */
export const deleteExpiredUserInvitationsJob = defineJob({
  name: 'user-invitations.delete-expired',
  schema: Type.Object({}),
  every: '43 * * * *',
  async run({ dependencies }: JobContext<IdentityDependencies>) {
    const { database, clock } = dependencies;
    const now = clock();
    const deleted = await deleteUserInvitationsExpiredBefore(database, new Date(now.getTime() - retention));
    const expired = await countUserInvitationsExpiredBetween(database, new Date(now.getTime() - hour), now);
    if (deleted + expired > 0) await publishRecordChange(dependencies, 'users', '');
  },
});
