import { lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadPart } from './load-part';

/** A lazy component with a function to preload it. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () => (loading ??= loadPart(async () => ({ default: await load() })));
  return { Part: lazy(loadOnce), load: loadOnce };
}

/** Loads the page of a route with `loadPart`. */
export function withLoadedPart<Route extends RouteObject>(route: Route): Route {
  const { lazy: load } = route;
  return typeof load === 'function' ? { ...route, lazy: () => loadPart(load) } : route;
}
