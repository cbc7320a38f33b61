import { forkIsolated } from './fork-isolated';
import { isolatedFile } from './isolated-file';
import type { IsolatedFailure } from './isolated-request';
import { type IsolationLimits, patience } from './run-isolated';
import type { WarmAnswer, WarmStart } from './warm-request';

export interface WarmProcess<T> {
  /** Runs one task at a time. */
  readonly perform: (task: unknown) => Promise<WarmResult<T>>;
  readonly end: () => void;
  readonly hasEnded: () => boolean;
}

/** `not_started`: the process never became ready. */
export type WarmFailure = IsolatedFailure | 'not_started';

export type WarmResult<T> =
  | { readonly result: T; /** Resident bytes after the task. */ readonly memory: number }
  | { readonly failure: WarmFailure };

const startMilliseconds = 30_000;

/** Starts a process whose worker announces when it is ready, and then answers tasks until the process ends. */
export function startWarmProcess<T>(worker: string, { memory, milliseconds }: IsolationLimits): WarmProcess<T> {
  const child = forkIsolated('./warm-process');
  child.unref();
  child.channel?.unref();
  let ended = false;
  let receive: (answer: WarmAnswer<T>) => void = () => {};
  const end = (failure: IsolatedFailure) => {
    ended = true;
    child.kill('SIGKILL');
    receive({ failure });
  };
  child.on('message', (answer: WarmAnswer<T>) => ('failure' in answer ? end(answer.failure) : receive(answer)));
  child.once('exit', () => end('crashed'));
  child.once('error', () => end('crashed'));

  const exchange = (message: unknown, limit: number) =>
    new Promise<WarmAnswer<T>>((resolve) => {
      const timer = setTimeout(() => end('too_costly'), limit);
      receive = (answer) => {
        clearTimeout(timer);
        resolve(answer);
      };
      if (ended) end('crashed');
      else child.send(message as WarmStart, (error) => (error === null ? undefined : end('crashed')));
    });
  const start: WarmStart = { worker: isolatedFile(worker).href, memory, milliseconds };
  const ready = exchange(start, startMilliseconds);

  return {
    perform: async (task) => {
      if ('failure' in (await ready)) return { failure: 'not_started' };
      return exchange(task, milliseconds * patience);
    },
    end: () => end('crashed'),
    hasEnded: () => ended,
  };
}
