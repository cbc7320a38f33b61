import { Type } from 'typebox';
import { defineJob, type JobContext } from '../../platform';
import type { TenantsDependencies } from '../dependencies';

/** Runs an operation. Enqueued when it is started, retried, cancelled or resumed. */
export const provisionJob = defineJob({
  name: 'provision',
  schema: Type.Object({ operation_id: Type.String({ format: 'uuid' }) }),
  queue: {
    retryLimit: 12,
    retryDelay: 1,
    retryDelayMax: 60,
    expireInSeconds: 900,
    heartbeatSeconds: 10,
    concurrency: 4,
  },
  run: ({ dependencies }: JobContext<TenantsDependencies>, { operation_id: operationId }) =>
    dependencies.engine.run(operationId),
});
