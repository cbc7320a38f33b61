/** Rejects when the signal aborts. Work that has started continues, but its result is ignored. */
export function unlessAborted<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  if (signal === undefined) return work();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}
