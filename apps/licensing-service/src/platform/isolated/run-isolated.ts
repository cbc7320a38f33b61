import { fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConcurrencyLimit } from '../limit-concurrency';
import { lowPriority } from '../low-priority';
import type { IsolatedAnswer, IsolatedRequest } from './isolated-request';

const gate = createConcurrencyLimit({ atOnce: 2, waiting: 50 });

export interface IsolationLimits {
  /** Bytes of resident memory. */
  readonly memory: number;
  /** Time until the process is killed. */
  readonly milliseconds: number;
}

/**
 * Runs a worker in a process of its own, to read files that people upload: native code cannot be stopped inside this
 * process, and a crash would end it. The process gets no environment variables, so it knows no secret. `worker` is
 * relative to this file, without extension.
 */
export function runIsolated<T>(worker: string, task: unknown, limits: IsolationLimits): Promise<IsolatedAnswer<T>> {
  return gate(() => run<T>(worker, task, limits));
}

function run<T>(worker: string, task: unknown, { memory, milliseconds }: IsolationLimits): Promise<IsolatedAnswer<T>> {
  const child = fork(fileURLToPath(fileOf('./isolated-process')), {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (child.pid !== undefined) setPriority(child.pid, Math.max(getPriority(), lowPriority));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish({ failure: 'too_costly' }), milliseconds);
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
    const request: IsolatedRequest = { task, worker: fileOf(worker).href, memory };
    child.send(request, (error) => {
      if (error !== null) finish({ failure: 'crashed' });
    });
  });
}

/** The workers are next to what they do in the sources, and in one folder in the build. */
function fileOf(path: string): URL {
  const here = import.meta.url;
  return here.endsWith('.ts') ? new URL(`${path}.ts`, here) : new URL(`./isolated/${basename(path)}.js`, here);
}
