import type { DataRouter } from 'react-router';
import type { AppProps } from './app';
import { readHandle } from './portal-feature';
import { namespaceOf } from './shell/find-text';

/** Resolves once the router has a first page, or knows why there is none. */
export function firstPage(router: DataRouter): Promise<void> {
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

/**
 * Resolves once the first page has its words too: what React finds missing it replaces by a loading screen, which then stays
 * for a third of a second.
 */
export async function firstView(router: DataRouter, i18n: AppProps['i18n']): Promise<void> {
  await firstPage(router);
  const handles = router.state.matches.flatMap(({ route }) => readHandle(route.handle) ?? []);
  const names = handles.flatMap(({ titleKey, texts = [] }) => [namespaceOf(titleKey), ...texts]);
  await i18n.loadNamespaces(names.filter((name) => name !== ''));
}
