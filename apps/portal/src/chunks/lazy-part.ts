import { lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadPart } from './load-part';

/** A component that is loaded when it is first shown, or before by whom it is about to be shown. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () => (loading ??= loadPart(async () => ({ default: await load() })));
  return { Part: lazy(loadOnce), load: loadOnce };
}

/** A route whose page is loaded with that care. */
export function withLoadedPart<Route extends RouteObject>(route: Route): Route {
  const { lazy: load } = route;
  return typeof load === 'function' ? { ...route, lazy: () => loadPart(load) } : route;
}
