import { deleteExpiredJob } from './accounts/delete-expired.job';

export const identityJobs = [deleteExpiredJob];
