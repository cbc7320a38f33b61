import './portal-styles';
import type { CurrentUser } from '@atrium/api-client/contract';
import { readLanguage, startI18n } from '@atrium/i18n';
import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { App } from './app';
import { createAppRouter } from './app-router';
import { watchFailedTexts } from './chunks/failed-texts.store';
import { loadTextsAsParts } from './chunks/text-parts';
import { apiBase } from './environment';
import { features } from './features';
import { fetchOrTake, forgetFirstCalls } from './first-calls';
import { letOthersRun } from './let-others-run';
import { portalMessages } from './messages';
import { routerReady } from './router-ready';
import { loadPortalLayout } from './shell/shell';
import { signedInMessages } from './signed-in-messages';
import { startPortal } from './start-portal';

export interface PortalOpening {
  readonly root: Root;
  /** The logged-in user, null for a visitor; asks the service if it is unknown. */
  readonly user?: CurrentUser | null | undefined;
}

/** Tells once the page around it stands in the window. */
function Standing({ tell, children }: { readonly tell: () => void; readonly children: ReactNode }) {
  useLayoutEffect(tell, [tell]);
  return children;
}

/** Opens the portal at the window's address; what the window shows stays until its first page stands there. */
export async function openPortal({ root, user }: PortalOpening): Promise<void> {
  const isVisitor = user === null;
  const layout = isVisitor ? undefined : loadPortalLayout().catch(() => undefined);
  const texts = startI18n({
    messages: loadTextsAsParts([portalMessages, signedInMessages, ...features.flatMap(({ messages }) => messages)]),
    preload: isVisitor ? [portalMessages.namespace] : [portalMessages.namespace, signedInMessages.namespace],
  });
  await letOthersRun();
  const portal = startPortal({
    baseUrl: apiBase,
    fetch: fetchOrTake,
    features,
    createRouter: createAppRouter,
    language: readLanguage,
    loadTexts: async (namespaces) => (await texts).loadNamespaces(namespaces),
    user,
  });
  const opened = routerReady(portal.router).then(forgetFirstCalls);
  await letOthersRun();
  const i18n = await texts;
  watchFailedTexts(i18n);
  await Promise.all([opened, layout]);
  await new Promise<void>((resolve) => {
    startTransition(() => {
      root.render(
        <StrictMode>
          <Standing tell={resolve}>
            <App {...portal} i18n={i18n} />
          </Standing>
        </StrictMode>,
      );
    });
  });
}
