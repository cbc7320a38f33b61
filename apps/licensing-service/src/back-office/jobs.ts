import { deleteUnusedFilesJob } from './media/delete-unused-files.job';

export const backOfficeJobs = [deleteUnusedFilesJob];
