import type { Static, TSchema } from 'typebox';
import type { DatabaseHandle } from '../database/database';

export interface JobContext<Dependencies> {
  readonly dependencies: Dependencies;
  /** Aborted when the service stops or another worker takes over the job. */
  readonly signal: AbortSignal;
}

/** Retry and worker options. Omitted ones use the queue's defaults. */
export interface JobQueue {
  readonly retryLimit?: number;
  /** Seconds before the first retry; they double each time, with jitter, up to `retryDelayMax`. */
  readonly retryDelay?: number;
  readonly retryDelayMax?: number;
  /** Maximum total run time. */
  readonly expireInSeconds?: number;
  /** A worker without a heartbeat for this long is dead, and the job is retried. At least 10. */
  readonly heartbeatSeconds?: number;
  /** Concurrent jobs in this process. */
  readonly concurrency?: number;
}

/** The part of a job needed to enqueue it and to create its queue. */
export interface JobDefinition<S extends TSchema = TSchema> {
  /** Also the queue's name. */
  readonly name: string;
  readonly schema: S;
  readonly queue?: JobQueue;
  /** A cron expression (UTC), for a job that runs automatically with the input `{}`. */
  readonly every?: string;
}

/** A background job. It may run more than once for the same input, so it must be idempotent. */
export interface Job<S extends TSchema = TSchema, in Dependencies = never> extends JobDefinition<S> {
  run(context: JobContext<Dependencies>, input: Static<S>): Promise<void>;
}

export function defineJob<S extends TSchema, Dependencies>(job: Job<S, Dependencies>): Job<S, Dependencies> {
  return job;
}

export interface EnqueueOptions {
  /** Earliest start. */
  readonly after?: Date;
}

/** The job queue. Enqueue a job in the transaction of the change that causes it. */
export interface Jobs {
  enqueue<S extends TSchema>(
    tx: DatabaseHandle,
    job: JobDefinition<S>,
    input: Static<S>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Deletes all enqueued and running jobs of this name. Call it only while no worker can hold one. */
  clear(job: Pick<JobDefinition, 'name'>): Promise<void>;
  /** Starts the workers. `jobs` must be the complete list. */
  work<Dependencies>(jobs: readonly Job<TSchema, Dependencies>[], dependencies: Dependencies): Promise<void>;
  /** Calls back after each job that succeeded. */
  onCompleted(listener: () => void): void;
  /** Whether workers are running, for the readiness check. */
  isWorking(): boolean;
  /** Waits up to this long for running jobs to finish. Unfinished jobs are retried after the next start. */
  stop(milliseconds: number): Promise<void>;
}
