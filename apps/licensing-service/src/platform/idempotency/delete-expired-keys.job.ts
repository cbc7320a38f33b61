import { payEndpoint } from '@atrium/api-client/contract';
import { Type } from 'typebox';
import { defineJob, type JobContext } from '../jobs/job';
import type { PlatformDependencies } from '../dependencies';
import { deleteKeysBefore } from './idempotency-key.repository';

const day = 24 * 3_600_000;

/**
 * Deletes idempotency keys after one day, those of payments after three. A later request with the same key counts as
 * new.
 */
export const deleteExpiredKeysJob = defineJob({
  name: 'idempotency-keys.delete-expired',
  schema: Type.Object({}),
  every: '41 * * * *',
  run: async ({ dependencies: { database, clock } }: JobContext<PlatformDependencies>) => {
    const now = clock().getTime();
    await deleteKeysBefore(database, new Date(now - day), [payEndpoint.id]);
    await deleteKeysBefore(database, new Date(now - 3 * day), []);
  },
});
