import { Type } from 'typebox';
import type { PlatformDependencies } from '../dependencies';
import { defineJob, type JobContext } from '../jobs/job';
import { findUsedFiles } from './find-used-files';

const day = 24 * 3_600_000;

/** Deletes stored files older than a day that no record refers to: a crash between file and record leaves them. */
export const deleteOrphanedFilesJob = defineJob({
  name: 'files.delete-orphaned',
  schema: Type.Object({}),
  every: '41 * * * *',
  run: async ({
    dependencies: { clock, database, files, fileHolders },
  }: JobContext<Pick<PlatformDependencies, 'clock' | 'database' | 'files' | 'fileHolders'>>) =>
    files.deleteUnused(new Date(clock().getTime() - day), findUsedFiles(database, fileHolders)),
});
