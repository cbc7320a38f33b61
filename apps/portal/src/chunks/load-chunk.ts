import { ChunkLoadError } from './chunk-load-error';

/** Timeout of a chunk in milliseconds, by the specification. */
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
 * Loads part of the application and retries once after a failure. Does not retry after a timeout, because the browser
 * would wait for the same request.
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
