import { sendMailJob } from '../mail/send-mail.job';
import { expireDraftsJob } from '../modules/tenants/expire-drafts.job';
import { sweepAccountsJob } from '../modules/accounts/sweep.job';
import { provisionJob } from '../modules/operations/provision.job';
import type { Job } from './job';

/** Every job, once. */
export const allJobs: readonly Job[] = [expireDraftsJob, provisionJob, sendMailJob, sweepAccountsJob];
