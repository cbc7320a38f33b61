import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { processorTime } from './processor-time.ts';
import type { IsolatedFailure } from './isolated-request.ts';
import type { WarmAnswer, WarmStart } from './warm-request.ts';

const checkEvery = 20;
const megabyte = 1024 * 1024;
/** Share of the memory for JavaScript objects, so that they are collected before the limit. */
const heapShare = 0.6;

/**
 * Works in a thread that keeps its libraries between tasks, while this thread watches the memory of the process, and the
 * processor time of each task.
 */
process.once('message', ({ worker, memory, milliseconds }: WarmStart) => {
  let usageAtStart: NodeJS.CpuUsage | null = null;
  const maxOldGenerationSizeMb = (memory * heapShare) / megabyte;
  const thread = new Worker(new URL(worker), { resourceLimits: { maxOldGenerationSizeMb } });
  const answer = (message: WarmAnswer<unknown>, sent = () => {}) => process.send?.(message, sent);
  const fail = (failure: IsolatedFailure) => answer({ failure }, () => process.exit());
  thread.on('message', (result: unknown) => {
    usageAtStart = null;
    answer({ result, memory: process.memoryUsage.rss() });
  });
  thread.once('error', (error: NodeJS.ErrnoException) =>
    fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_costly' : 'crashed'),
  );
  process.on('message', (task) => {
    usageAtStart = process.cpuUsage();
    thread.postMessage(task);
  });
  setInterval(() => {
    const isSlow = usageAtStart !== null && processorTime(usageAtStart) > milliseconds;
    if (isSlow || process.memoryUsage.rss() > memory) fail('too_costly');
  }, checkEvery);
});

process.once('disconnect', () => process.exit());
