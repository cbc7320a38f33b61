import process from 'node:process';
import { parentPort } from 'node:worker_threads';

/** What `create-warm-processes.test.ts` asks a worker to do. */
export type WarmTestTask = 'answer' | 'loop' | 'wait' | 'grow' | 'throw' | 'exit';

const held: Buffer[] = [];

parentPort?.on('message', (task: WarmTestTask) => {
  if (task === 'throw') throw new Error('A task failed.');
  if (task === 'exit') process.kill(process.pid, 'SIGKILL');
  if (task === 'grow' || task === 'loop') for (;;) if (task === 'grow') held.push(Buffer.alloc(1024 * 1024, 1));
  if (task !== 'wait') parentPort?.postMessage(process.pid);
});
parentPort?.postMessage('ready');
