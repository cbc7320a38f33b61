import { authMessages } from '@atrium/auth/visitor';
import { readLanguage, startI18n, toLanguage } from '@atrium/i18n';
import { hydrateRoot, type Root } from 'react-dom/client';
import { loadPart } from '../chunks/load-part';
import { portalPlace } from '../portal-place';
import { whenReady } from './early-input';
import { switchingWithForm } from './switching-with-form';
import { VisitorApp } from './visitor-app';
import type { VisitorPage } from './visitor-page';

/** Brings a page of the first HTML to life, in the language it was served in. */
export async function openVisitorPage(page: VisitorPage): Promise<void> {
  const language = toLanguage(document.documentElement.lang) ?? readLanguage();
  const form = { load: page.loadForm, ready: whenReady('form') };
  const i18n = await startI18n({
    messages: [switchingWithForm(authMessages, language, form), ...page.messages],
    preload: [authMessages.namespace],
    language,
  });
  const root: Root = hydrateRoot(
    portalPlace(),
    <VisitorApp
      goOn={async ({ href, user, state }) => {
        const { openPortal } = await loadPart(() => import('../open-portal'));
        // `usr` is where the portal's router keeps the state of an entry.
        window.history.replaceState(state === undefined ? null : { usr: state }, '', href);
        await openPortal({ root, user });
      }}
      i18n={i18n}
      page={page}
    />,
  );
}
