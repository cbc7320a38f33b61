import { Type } from 'typebox';
import { defineJob, type JobContext } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { deleteInvitationsExpiredBefore } from './invitation.repository';

const retention = 30 * 24 * 3_600_000;

/** Deletes invitations, accepted or not, thirty days after their last link expired. */
export const deleteExpiredInvitationsJob = defineJob({
  name: 'invitations.delete-expired',
  schema: Type.Object({}),
  every: '41 * * * *',
  run: ({ dependencies: { database, clock } }: JobContext<TenantsDependencies>) =>
    deleteInvitationsExpiredBefore(database, new Date(clock().getTime() - retention)),
});
