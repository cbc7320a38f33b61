import type { Config, CurrentUser } from '@atrium/api-client/contract';
import { authMessages, LoginScreen } from '@atrium/auth/login';
import { readLanguage, useLanguage, useTexts, type Language } from '@atrium/i18n';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadPart } from '../chunks/load-part';
import { announceReady, formWanted } from './early-input';

/** The form stands in the page's HTML, and its code comes when somebody turns to it. */
const VisitorForm = lazy(async () => {
  if (!import.meta.env.SSR) await formWanted();
  return loadPart(async () => ({ default: (await import('./visitor-form')).VisitorForm }));
});

export interface VisitorLoginProps {
  readonly onLoggedIn: (user: CurrentUser) => Promise<void>;
}

/** The login as a visitor's first page: the same screen as in the portal, without the portal behind it. */
export function VisitorLogin({ onLoggedIn }: VisitorLoginProps) {
  const t = useTexts(authMessages);
  const [config, setConfig] = useState<Config>();
  const title = `${t('login.title')} | ${config?.product_name ?? t('brand')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  const [language, choose] = useLanguage();
  const before = useRef<Language>(null);
  const chooseStored = useEffectEvent(() => {
    const stored = readLanguage();
    before.current = stored;
    if (stored !== language) choose(stored).catch(() => undefined);
  });
  useEffect(() => {
    chooseStored();
    announceReady('page');
  }, []);

  return (
    <LoginScreen config={config}>
      <Suspense>
        <VisitorForm languageBefore={before} onConfig={setConfig} onLoggedIn={onLoggedIn} />
      </Suspense>
    </LoginScreen>
  );
}
