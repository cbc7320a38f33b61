import { TimeoutError } from './timeout-error';

/**
 * Runs work with a signal that aborts with the caller's or after the timeout, whichever is first. Work can restart its
 * timeout.
 */
export async function withTimeout<T>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal, restart: () => void) => Promise<T>,
): Promise<T> {
  outer?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(outer?.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new TimeoutError(milliseconds)), milliseconds);
  };
  restart();
  outer?.addEventListener('abort', abort);
  try {
    return await run(controller.signal, restart);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
}
