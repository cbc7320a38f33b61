import { createConcurrencyLimit } from '../limit-concurrency';
import { forkIsolated } from './fork-isolated';
import { isolatedFile } from './isolated-file';
import type { IsolatedAnswer, IsolatedRequest } from './isolated-request';

const gate = createConcurrencyLimit({ atOnce: 2, waiting: 50 });

export interface IsolationLimits {
  /** Bytes of resident memory. */
  readonly memory: number;
  /** Processor time. On a busy machine a task may take `patience` times as long by the clock. */
  readonly milliseconds: number;
}

/** On a busy machine 10 s of processor time may take 25 s by the clock. The portal waits 30 s for an answer. */
export const patience = 2.5;

/**
 * Runs a worker in a process of its own, to read files that people upload: native code cannot be stopped inside this
 * process, and a crash would end it. `worker` is relative to this file, without extension.
 */
export function runIsolated<T>(worker: string, task: unknown, limits: IsolationLimits): Promise<IsolatedAnswer<T>> {
  return gate(() => run<T>(worker, task, limits));
}

function run<T>(worker: string, task: unknown, { memory, milliseconds }: IsolationLimits): Promise<IsolatedAnswer<T>> {
  const child = forkIsolated('./isolated-process');
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish({ failure: 'too_costly' }), milliseconds * patience);
    const finish = (answer: IsolatedAnswer<T>) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(answer);
    };
    child.once('message', (answer: IsolatedAnswer<T>) => finish(answer));
    child.once('exit', () => finish({ failure: 'crashed' }));
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    const request: IsolatedRequest = { task, worker: isolatedFile(worker).href, memory, milliseconds };
    child.send(request, (error) => {
      if (error !== null) finish({ failure: 'crashed' });
    });
  });
}
