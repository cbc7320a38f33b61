import { Type } from 'typebox';
import { defineJob, type JobContext } from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { deleteUserInvitationsExpiredBefore } from './user-invitation.repository';

const retention = 30 * 24 * 3_600_000;

/** Deletes the operator's invitations, accepted or not, thirty days after their last link expired. */
export const deleteExpiredUserInvitationsJob = defineJob({
  name: 'user-invitations.delete-expired',
  schema: Type.Object({}),
  every: '43 * * * *',
  run: ({ dependencies: { database, clock } }: JobContext<IdentityDependencies>) =>
    deleteUserInvitationsExpiredBefore(database, new Date(clock().getTime() - retention)),
});
