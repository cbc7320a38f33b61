import { Type } from 'typebox';
import { defineJob } from '../jobs/job';
import { deleteCallsBefore } from './kept-call.repository';

const keptFor = 24 * 3_600_000;

/** Forgets the calls of idempotency keys after a day: sent again later, they are new ones. */
export const sweepKeptCallsJob = defineJob({
  name: 'kept-calls.sweep',
  schema: Type.Object({}),
  every: '41 * * * *',
  run: ({ parts: { database, clock } }) => deleteCallsBefore(database, new Date(clock().getTime() - keptFor)),
});
