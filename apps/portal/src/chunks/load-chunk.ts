import { ChunkLoadError } from './chunk-load-error';

/** Milliseconds a part of the application may take, as the specification says. */
export const chunkTimeout = 120_000;

async function inTime<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), chunkTimeout);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError('failed', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads a part of the application, and once again where it failed. One that hangs is not asked for again: the browser would
 * wait for the same request.
 * @throws ChunkLoadError
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await inTime(load);
  } catch (error) {
    if (error instanceof ChunkLoadError && error.reason === 'timeout') throw error;
    return inTime(load);
  }
}
