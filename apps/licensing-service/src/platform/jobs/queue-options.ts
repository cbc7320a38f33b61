import type { Queue } from 'pg-boss';
import type { JobDefinition } from './job';

const defaults = {
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 300,
  heartbeatSeconds: 10,
  notify: true,
} as const;

/** Options of a job's queue: eight retries between two seconds and five minutes apart, woken by LISTEN/NOTIFY. */
export function queueOf(job: JobDefinition): Queue {
  const { concurrency: _, ...chosen } = job.queue ?? {};
  return { name: job.name, ...defaults, ...chosen };
}
