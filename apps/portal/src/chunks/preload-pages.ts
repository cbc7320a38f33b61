import { matchRoutes, type RouteObject } from 'react-router';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Path of the hovered link, or of a hovered row's link. */
function pathOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest('a[href]') ?? target.closest('tr')?.querySelector('a[data-row-link]');
  return link instanceof HTMLAnchorElement && link.origin === window.location.origin ? link.pathname : undefined;
}

/**
 * Loads the code of a page when a link to it is hovered or focused. Failures are left to the navigation, which retries.
 * Returns a function that stops this.
 */
export function preloadPages(routes: readonly RouteObject[]): () => void {
  const loaded = new Set<RouteObject>();

  function preload({ target }: Event): void {
    const path = pathOf(target);
    if (path === undefined) return;
    for (const { route } of matchRoutes([...routes], path) ?? []) {
      if (typeof route.lazy !== 'function' || loaded.has(route)) continue;
      loaded.add(route);
      route.lazy().catch(() => loaded.delete(route));
    }
  }

  for (const intent of intents) document.addEventListener(intent, preload, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, preload);
  };
}
