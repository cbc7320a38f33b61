import { deleteExpiredKeysJob } from './idempotency/delete-expired-keys.job';
import { sendMailJob } from './mail/send-mail.job';

export const platformJobs = [sendMailJob, deleteExpiredKeysJob];
