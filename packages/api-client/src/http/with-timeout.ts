import { TimeoutError } from './transport-error';

/**
 * Runs with a signal that ends with the caller's own or after the time allowed, whichever is first. Work that reports
 * that it has moved restarts its timeout.
 */
export async function withTimeout<T>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal, moved: () => void) => Promise<T>,
): Promise<T> {
  outer?.throwIfAborted();
  const controller = new AbortController();
  const follow = () => controller.abort(outer?.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new TimeoutError(milliseconds)), milliseconds);
  };
  moved();
  outer?.addEventListener('abort', follow);
  try {
    return await run(controller.signal, moved);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', follow);
  }
}
