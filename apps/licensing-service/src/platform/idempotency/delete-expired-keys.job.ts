import { payEndpoint } from '@atrium/api-client/contract';
import { Type } from 'typebox';
import { defineJob, type JobContext } from '../jobs/job';
import type { PlatformDependencies } from '../dependencies';
import { deleteKeysBefore } from './idempotency-key.repository';

const day = 24 * 3_600_000;

/** Forgets the calls of idempotency keys after a day, those that pay after three: sent again later, they are new ones. */
export const deleteExpiredKeysJob = defineJob({
  name: 'kept-calls.sweep',
  schema: Type.Object({}),
  every: '41 * * * *',
  run: async ({ dependencies: { database, clock } }: JobContext<PlatformDependencies>) => {
    const now = clock().getTime();
    await deleteKeysBefore(database, new Date(now - day), [payEndpoint.id]);
    await deleteKeysBefore(database, new Date(now - 3 * day), []);
  },
});
