import './portal-styles';
import type { CurrentUser } from '@atrium/api-client/contract';
import { currentUserQueryOptions } from '@atrium/api-client/react';
import { readLanguage, startI18n } from '@atrium/i18n';
import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { App } from './app';
import { createAppRouter } from './app-router';
import { watchFailedTexts } from './chunks/failed-texts.store';
import { loadTextsAsParts } from './chunks/text-parts';
import { apiBase } from './environment';
import { features } from './features';
import { fetchOrReuse, discardFirstCalls, firstAnswers } from './first-calls';
import { yieldToEventLoop } from './yield-to-event-loop';
import { portalMessages } from './messages';
import { routerReady } from './router-ready';
import { navigationTexts } from './shell/navigation/navigation-entries';
import { loadPortalLayout } from './shell/shell';
import { signedInMessages } from './signed-in-messages';
import { startPortal } from './start-portal';

export interface PortalOpening {
  readonly root: Root;
  /** The logged-in user, null for a visitor; fetched if undefined. */
  readonly user?: CurrentUser | null | undefined;
}

/** Calls back after its first commit. */
function Committed({ onCommit, children }: { readonly onCommit: () => void; readonly children: ReactNode }) {
  useLayoutEffect(onCommit, [onCommit]);
  return children;
}

/**
 * Resolves when the router has its first page and the navigation its texts. Without them, React would take away the
 * navigation that a first list shows.
 */
async function firstPageReady({ router, services }: ReturnType<typeof startPortal>): Promise<void> {
  const { client, queries, loadTexts } = services;
  await routerReady(router);
  discardFirstCalls();
  const user = queries.getQueryData(currentUserQueryOptions(client).queryKey);
  if (user) await loadTexts(navigationTexts(features, user));
}

/** Opens the portal at the window's address. The current content stays until the first page is ready. */
export async function openPortal({ root, user }: PortalOpening): Promise<void> {
  const isVisitor = user === null;
  const layout = isVisitor ? undefined : loadPortalLayout().catch(() => undefined);
  const texts = startI18n({
    messages: loadTextsAsParts([portalMessages, signedInMessages, ...features.flatMap(({ messages }) => messages)]),
    preload: isVisitor ? [portalMessages.namespace] : [portalMessages.namespace, signedInMessages.namespace],
  });
  await yieldToEventLoop();
  const portal = startPortal({
    baseUrl: apiBase,
    fetch: fetchOrReuse,
    features,
    createRouter: createAppRouter,
    language: readLanguage,
    loadTexts: async (namespaces) => (await texts).loadNamespaces(namespaces),
    user,
    answers: firstAnswers(),
  });
  const opened = firstPageReady(portal);
  await yieldToEventLoop();
  const i18n = await texts;
  watchFailedTexts(i18n);
  await Promise.all([opened, layout]);
  await new Promise<void>((resolve) => {
    const onCommit = () => {
      window.atriumHandOver?.();
      window.atriumHandOver = undefined;
      resolve();
    };
    startTransition(() => {
      root.render(
        <StrictMode>
          <Committed onCommit={onCommit}>
            <App {...portal} i18n={i18n} />
          </Committed>
        </StrictMode>,
      );
    });
  });
}
