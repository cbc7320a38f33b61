import { loadChunk } from './load-chunk';
import { reloadOnce } from './reload-once';

const waitForReload = new Promise<never>(() => undefined);

/**
 * Loads a part that a page requires. After a deployment, old chunks are gone: the page then reloads itself once.
 * Otherwise the error is thrown.
 * @throws ChunkLoadError
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadChunk(load);
  } catch (error) {
    if (reloadOnce()) return waitForReload;
    throw error;
  }
}
