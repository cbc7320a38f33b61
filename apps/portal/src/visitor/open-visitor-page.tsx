import { authMessages } from '@atrium/auth/visitor';
import { readLanguage, startI18n, toLanguage } from '@atrium/i18n';
import { hydrateRoot, type Root } from 'react-dom/client';
import { loadPart } from '../chunks/load-part';
import { portalRoot } from '../portal-root';
import { whenReady } from './buffered-input';
import { deferLanguageSwitch } from './defer-language-switch';
import { VisitorApp } from './visitor-app';
import type { VisitorPage } from './visitor-page';

/** Hydrates a visitor page in the language it was served in. */
export async function openVisitorPage(page: VisitorPage): Promise<void> {
  const language = toLanguage(document.documentElement.lang) ?? readLanguage();
  const form = { load: page.loadForm, ready: whenReady('form') };
  const i18n = await startI18n({
    messages: [deferLanguageSwitch(authMessages, language, form), ...page.messages],
    preload: [authMessages.namespace],
    language,
  });
  const root: Root = hydrateRoot(
    portalRoot(),
    <VisitorApp
      onContinue={async ({ href, user, state }) => {
        const { openPortal } = await loadPart(() => import('../open-portal'));
        // The portal's router reads the history state from `usr`.
        window.history.replaceState(state === undefined ? null : { usr: state }, '', href);
        await openPortal({ root, user });
      }}
      i18n={i18n}
      page={page}
    />,
  );
}
