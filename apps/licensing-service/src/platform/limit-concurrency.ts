import { Unavailable } from './http/errors';

export interface ConcurrencyLimits {
  readonly atOnce: number;
  /** Tasks that wait. More are rejected with 503. */
  readonly waiting: number;
}

/**
 * Limits concurrency: runs `atOnce` tasks, queues `waiting` more, and rejects the rest with 503. A task whose signal
 * aborts while it waits is not started.
 */
export function createConcurrencyLimit({ atOnce, waiting }: ConcurrencyLimits) {
  const queue: (() => void)[] = [];
  let running = 0;

  const turn = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        queue.splice(queue.indexOf(start), 1);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', leave, { once: true });
      queue.push(start);
    });

  return async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    if (running < atOnce) running += 1;
    else if (queue.length < waiting) await turn(signal);
    else throw new Unavailable(1);
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
