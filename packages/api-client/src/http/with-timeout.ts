import { TimeoutError } from './transport-error';

/** Runs with a signal that ends with the caller's own or after the time allowed, whichever is first. */
export async function withTimeout<T>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  outer?.throwIfAborted();
  const controller = new AbortController();
  const follow = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => controller.abort(new TimeoutError(milliseconds)), milliseconds);
  outer?.addEventListener('abort', follow);
  try {
    return await run(controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', follow);
  }
}
