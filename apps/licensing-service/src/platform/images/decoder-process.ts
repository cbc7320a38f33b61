import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { maximumMemory, type DecoderRequest } from './decoder-limits.ts';
import type { DecoderAnswer } from './decoder-task.ts';

const checkEvery = 20;

/** Decodes in a thread while this thread watches the memory of the process, native memory included. */
process.once('message', ({ task, worker }: DecoderRequest) => {
  const thread = new Worker(new URL(worker), { workerData: task });
  const finish = (answer: DecoderAnswer) => process.send?.(answer, () => process.exit());
  thread.once('message', finish);
  thread.once('error', () => finish({ refusal: 'unreadable' }));
  setInterval(() => {
    if (process.memoryUsage.rss() > maximumMemory) finish({ refusal: 'too_costly' });
  }, checkEvery);
});

process.once('disconnect', () => process.exit());
