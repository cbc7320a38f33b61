import { deleteFilesJob } from './files/delete-files.job';
import { deleteOrphanedFilesJob } from './files/delete-orphaned-files.job';
import { reportMissingFilesJob } from './files/report-missing-files.job';
import { deleteExpiredKeysJob } from './idempotency/delete-expired-keys.job';
import { sendMailJob } from './mail/send-mail.job';

export const platformJobs = [
  sendMailJob,
  deleteExpiredKeysJob,
  deleteFilesJob,
  deleteOrphanedFilesJob,
  reportMissingFilesJob,
];
