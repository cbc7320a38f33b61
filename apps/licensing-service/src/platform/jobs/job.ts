import type { Static, TSchema } from 'typebox';
import type { DatabaseHandle } from '../database/database';

export interface JobContext<Dependencies> {
  readonly dependencies: Dependencies;
  /** Aborted when the service stops or another worker has taken the job over. */
  readonly signal: AbortSignal;
}

/** How often a job is tried and how its worker is watched; what is left out is the queue's default. */
export interface JobQueue {
  readonly retryLimit?: number;
  /** Seconds before the first retry; they double each time, with jitter, up to `retryDelayMax`. */
  readonly retryDelay?: number;
  readonly retryDelayMax?: number;
  /** The whole running time. */
  readonly expireInSeconds?: number;
  /** A worker that is silent for longer has died: the job is tried again. At least 10. */
  readonly heartbeatSeconds?: number;
  /** How many run at once in this process. */
  readonly concurrency?: number;
}

/** What is known of a job without running it: enough to enqueue it and to open its queue. */
export interface JobDefinition<S extends TSchema = TSchema> {
  /** Also its queue's name. */
  readonly name: string;
  readonly schema: S;
  readonly queue?: JobQueue;
  /** A cron expression (UTC), for a job that runs automatically with the input `{}`. */
  readonly every?: string;
}

/** Work in the background. It may run more than once for the same input, so it must be idempotent. */
export interface Job<S extends TSchema = TSchema, in Dependencies = never> extends JobDefinition<S> {
  run(context: JobContext<Dependencies>, input: Static<S>): Promise<void>;
}

export function defineJob<S extends TSchema, Dependencies>(job: Job<S, Dependencies>): Job<S, Dependencies> {
  return job;
}

export interface EnqueueOptions {
  /** Not before then. */
  readonly after?: Date;
}

/** The queue. A job is enqueued in the transaction of the change that causes it. */
export interface Jobs {
  enqueue<S extends TSchema>(
    tx: DatabaseHandle,
    job: JobDefinition<S>,
    input: Static<S>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Forgets every enqueued and running job of this name; only while no worker can hold one. */
  clear(job: Pick<JobDefinition, 'name'>): Promise<void>;
  /** Begins to work; `jobs` are all there are. */
  work<Dependencies>(jobs: readonly Job<TSchema, Dependencies>[], dependencies: Dependencies): Promise<void>;
  /** Whether workers are running, for the readiness check. */
  isWorking(): boolean;
  /** Lets running jobs end, at most this long; what does not is taken up at the next start. */
  stop(milliseconds: number): Promise<void>;
}
