import type { DataRouter } from 'react-router';

/** Resolves when the router has loaded its first page and texts, or an error page. */
export function routerReady(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!router.state.initialized) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(check);
    check();
  });
}
