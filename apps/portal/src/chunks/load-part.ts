import type { RouteObject } from 'react-router';
import { lazy, type ComponentType } from 'react';
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

/** A component that is loaded when it is first shown. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => loadPart(async () => ({ default: await load() })));
}

/** A route whose page is loaded with that care. */
export function withLoadedPart<Route extends RouteObject>(route: Route): Route {
  const { lazy: load } = route;
  return typeof load === 'function' ? { ...route, lazy: () => loadPart(load) } : route;
}
