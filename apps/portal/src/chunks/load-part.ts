import { loadChunk } from './load-chunk';
import { reloadOnce } from './reload-once';

const untilReloaded = new Promise<never>(() => undefined);

/**
 * Loads what a page cannot do without. After a new version is installed the parts that an open page still asks for are gone:
 * then the page reloads itself, once; else the failure is the caller's.
 * @throws ChunkLoadError
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadChunk(load);
  } catch (error) {
    if (reloadOnce()) return untilReloaded;
    throw error;
  }
}
