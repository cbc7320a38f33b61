import './portal-styles';
import type { CurrentUser } from '@atrium/api-client/contract';
import { readLanguage, startI18n } from '@atrium/i18n';
import { startTransition, StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { App } from './app';
import { createAppRouter } from './app-router';
import { loadTextsAsParts } from './chunks/text-parts';
import { apiBase } from './environment';
import { features } from './features';
import { fetchOrTake, forgetFirstCalls } from './first-calls';
import { letOthersRun } from './let-others-run';
import { portalMessages } from './messages';
import { signedInMessages } from './signed-in-messages';
import { startPortal } from './start-portal';

export interface PortalOpening {
  readonly root: Root;
  /** Who is signed in, null for a visitor; the service is asked where it is not known. */
  readonly user?: CurrentUser | null | undefined;
  /** Leaves what the window shows until the first page is ready. */
  readonly waitForPage?: boolean;
}

function firstPage(router: DataRouter): Promise<void> {
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

/** Opens the portal at the window's address. */
export async function openPortal({ root, user, waitForPage = false }: PortalOpening): Promise<void> {
  const texts = startI18n({
    messages: loadTextsAsParts([portalMessages, signedInMessages, ...features.flatMap(({ messages }) => messages)]),
    preload: [portalMessages.namespace],
  });
  await letOthersRun();
  const portal = startPortal({
    baseUrl: apiBase,
    fetch: fetchOrTake,
    features,
    createRouter: createAppRouter,
    language: readLanguage,
    user,
  });
  void firstPage(portal.router).then(forgetFirstCalls);
  await letOthersRun();
  const [i18n] = await Promise.all([texts, waitForPage && firstPage(portal.router)]);
  startTransition(() => {
    root.render(
      <StrictMode>
        <App {...portal} i18n={i18n} />
      </StrictMode>,
    );
  });
}
