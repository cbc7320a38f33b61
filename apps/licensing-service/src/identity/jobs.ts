import { sweepAccountsJob } from './accounts/delete-expired.job';

export const identityJobs = [sweepAccountsJob];
