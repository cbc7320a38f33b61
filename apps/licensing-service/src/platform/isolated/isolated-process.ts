import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { processorTime } from './processor-time.ts';
import type { IsolatedAnswer, IsolatedRequest } from './isolated-request.ts';

const checkEvery = 20;

/** Works in a thread, while this thread watches processor time and memory of the process, native memory included. */
process.once('message', ({ task, worker, memory, milliseconds }: IsolatedRequest) => {
  const thread = new Worker(new URL(worker), { workerData: task });
  const finish = (answer: IsolatedAnswer<unknown>) => process.send?.(answer, () => process.exit());
  thread.once('message', (result: unknown) => finish({ result }));
  thread.once('error', () => finish({ failure: 'crashed' }));
  setInterval(() => {
    if (process.memoryUsage.rss() > memory || processorTime() > milliseconds) finish({ failure: 'too_costly' });
  }, checkEvery);
});

process.once('disconnect', () => process.exit());
