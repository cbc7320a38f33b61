import { Type } from 'typebox';
import type { PlatformDependencies } from '../dependencies';
import { defineJob, type JobContext } from '../jobs/job';
import { eachReference } from './file-holder';
import { findUsedFiles } from './find-used-files';

type Dependencies = Pick<PlatformDependencies, 'database' | 'files' | 'fileHolders' | 'log'>;

/** Logs each record whose file is not in the store. */
export const reportMissingFilesJob = defineJob({
  name: 'files.report-missing',
  schema: Type.Object({}),
  every: '23 3 * * *',
  run: async ({ dependencies: { database, files, fileHolders, log }, signal }: JobContext<Dependencies>) => {
    const findUsed = findUsedFiles(database, fileHolders);
    for (const holder of fileHolders)
      for await (const { id, files: ids } of eachReference(database, holder)) {
        signal.throwIfAborted();
        for (const fileId of ids)
          if (!(await files.exists(fileId)) && (await findUsed([fileId])).has(fileId))
            log.error({ event: 'file.missing', table: holder.table, record: id, file: fileId }, 'file missing');
      }
  },
});
