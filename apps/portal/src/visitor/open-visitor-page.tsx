import { authMessages, readReturnPath } from '@atrium/auth/login';
import { readLanguage, startI18n, toLanguage } from '@atrium/i18n';
import { hydrateRoot, type Root } from 'react-dom/client';
import { loadPart } from '../chunks/load-part';
import { portalPlace } from '../portal-place';
import { whenReady } from './early-input';
import { switchingWithForm } from './switching-with-form';
import { VisitorApp } from './visitor-app';

/** Brings the login of the page's HTML to life, in the language it was served in. */
export async function openVisitorPage(): Promise<void> {
  const language = toLanguage(document.documentElement.lang) ?? readLanguage();
  const i18n = await startI18n({
    messages: [switchingWithForm(authMessages, language, whenReady('form'))],
    preload: [authMessages.namespace],
    language,
  });
  const root: Root = hydrateRoot(
    portalPlace(),
    <VisitorApp
      i18n={i18n}
      onLoggedIn={async (user) => {
        const { openPortal } = await loadPart(() => import('../open-portal'));
        window.history.replaceState(null, '', readReturnPath(new URLSearchParams(window.location.search)));
        await openPortal({ root, user, waitForPage: true });
      }}
    />,
  );
}
