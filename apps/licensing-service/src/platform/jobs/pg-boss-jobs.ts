import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss, type ConstructorOptions, type Job as PgBossJob } from 'pg-boss';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { isPglite, type DatabaseClient } from '../database/database-client';
import { outsideUserCalls } from '../database/scope';
import { describeError, type Log } from '../log';
import type { Job, JobDefinition, Jobs } from './job';
import { fromPool } from './pool-adapter';
import { queueOf } from './queue-options';

const supervision = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 };
const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 };

function optionsFor(client: DatabaseClient): ConstructorOptions {
  return isPglite(client)
    ? { ...supervision, db: fromPglite(client), backend: 'pglite', useListenNotify: true }
    : { ...supervision, db: fromPool(client) };
}

/** Opens pg-boss on the service's database and creates all queues. */
export async function openPgBossJobs(client: DatabaseClient, jobs: readonly JobDefinition[], log: Log): Promise<Jobs> {
  const boss = new PgBoss(optionsFor(client));
  boss.on('error', (error) => log.error({ event: 'jobs.error', ...describeError(error) }));
  boss.on('warning', (warning) => log.warn({ event: 'jobs.warning', message: warning.message }));
  await boss.start();
  for (const job of jobs) {
    const { name, ...options } = queueOf(job);
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
    await cacheQueue(boss, name);
    if (job.every === undefined) await boss.unschedule(name);
    else await boss.schedule(name, job.every, {}, { tz: 'UTC', missed: 'once' });
  }
  let working = false;
  const listeners: (() => void)[] = [];
  const completed = () => {
    for (const listener of listeners) listener();
  };

  return {
    async enqueue(tx, job, input, options = {}) {
      const id = await boss.send(job.name, input as object, {
        db: fromDrizzle(tx, sql),
        ...(options.after === undefined ? {} : { startAfter: options.after }),
      });
      if (id === null) throw new Error(`The job ${job.name} could not be enqueued.`);
    },

    clear: ({ name }) => boss.deleteAllJobs(name),

    async work(all, dependencies) {
      for (const job of all) await workOn(boss, job, dependencies, { log, completed });
      working = true;
    },

    onCompleted: (listener) => void listeners.push(listener),

    isWorking: () => working,

    async stop(milliseconds) {
      working = false;
      await boss.stop({ graceful: true, timeout: milliseconds, close: true });
    },
  };
}

/**
 * pg-boss looks up a queue on first use, outside the caller's transaction. On PGlite's single connection that would
 * deadlock. Any query about a queue caches it.
 */
async function cacheQueue(boss: PgBoss, name: string): Promise<void> {
  await boss.findJobs(name, { id: randomUUID() });
}

/** Starts the queue's workers. Each continues with the next job as soon as it has finished one. */
async function workOn<Dependencies>(
  boss: PgBoss,
  job: Job<TSchema, Dependencies>,
  dependencies: Dependencies,
  observers: { readonly log: Log; readonly completed: () => void },
): Promise<void> {
  for (let count = 0; count < (job.queue?.concurrency ?? 1); count += 1) {
    const worker = await boss.work<unknown>(job.name, polling, async (batch) => {
      const ended: boolean[] = [];
      for (const pickedUp of batch) ended.push(await runJob(job, pickedUp, dependencies, observers.log));
      boss.notifyWorker(worker);
      if (ended.includes(true)) observers.completed();
      if (ended.includes(false)) throw new Error('The job failed. See the log for the cause.');
    });
  }
}

type PickedUpJob = Pick<PgBossJob<unknown>, 'id' | 'data' | 'signal'>;

/** True on success. Logs the cause of a failure, since the queue would store it. */
async function runJob<Dependencies>(
  job: Job<TSchema, Dependencies>,
  { id, data, signal }: PickedUpJob,
  dependencies: Dependencies,
  log: Log,
): Promise<boolean> {
  try {
    if (!Value.Check(job.schema, data))
      throw new Error(`The job ${job.name} got input that does not match its schema.`);
    await outsideUserCalls(() => job.run({ dependencies, signal }, data));
    return true;
  } catch (error) {
    log.warn({ event: 'jobs.failed', job: job.name, job_id: id, ...describeError(error) });
    return false;
  }
}
