import { deleteExpiredJob } from './accounts/delete-expired.job';
import { deleteExpiredUserInvitationsJob } from './invitations/delete-expired-user-invitations.job';

export const identityJobs = [deleteExpiredJob, deleteExpiredUserInvitationsJob];
