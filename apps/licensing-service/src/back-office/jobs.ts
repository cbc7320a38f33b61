import { checkVatNumberJob } from './customers/check-vat-number.job';
import { deleteExpiredDraftsJob } from './documents/drafts/delete-expired-drafts.job';
import { completeEditsJob } from './documents/editing/complete-edits.job';
import { deleteUnusedTemplateFilesJob } from './document-templates/files/delete-unused-template-files.job';
import { deleteUnusedFilesJob } from './media/delete-unused-files.job';

export const backOfficeJobs = [
  checkVatNumberJob,
  deleteUnusedFilesJob,
  deleteUnusedTemplateFilesJob,
  deleteExpiredDraftsJob,
  completeEditsJob,
];
