import type { DataRouter } from 'react-router';

/** Resolves once the router has loaded its first page with its texts, or an error for it. */
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
