import { Type } from 'typebox';
import type { PlatformDependencies } from '../dependencies';
import { defineJob, type JobContext } from '../jobs/job';

/** Deletes files that a committed change made unnecessary. */
export const deleteFilesJob = defineJob({
  name: 'files.delete',
  schema: Type.Object({ ids: Type.Array(Type.String()) }),
  run: async ({ dependencies: { files } }: JobContext<Pick<PlatformDependencies, 'files'>>, { ids }) => {
    for (const id of ids) await files.delete(id);
  },
});
