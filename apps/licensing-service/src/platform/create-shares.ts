import { type ConcurrencyLimits, createConcurrencyLimit } from './limit-concurrency';

/**
 * Limits concurrency for each key, such as a user, so that no user can occupy the whole service. An aborted signal rejects
 * the call at once. A waiting task is then not started; a running task still counts until it ends.
 */
export function createShares(limits: ConcurrencyLimits) {
  const shares = new Map<string, { readonly limit: ReturnType<typeof createConcurrencyLimit>; tasks: number }>();

  return async <T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const share = shares.get(key) ?? { limit: createConcurrencyLimit(limits), tasks: 0 };
    shares.set(key, share);
    share.tasks += 1;
    const task = share.limit(work, signal).finally(() => {
      share.tasks -= 1;
      if (share.tasks === 0) shares.delete(key);
    });
    return unlessAborted(task, signal);
  };
}

function unlessAborted<T>(task: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return task;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    task.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
