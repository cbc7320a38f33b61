import { checkVatNumberJob } from './customers/check-vat-number.job';
import { deleteUnusedFilesJob } from './media/delete-unused-files.job';

export const backOfficeJobs = [checkVatNumberJob, deleteUnusedFilesJob];
