import type { Config } from '@atrium/api-client/contract';
import { authMessages } from '@atrium/auth/visitor';
import { readLanguage, useLanguage, useTexts, type Language } from '@atrium/i18n';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { announceReady } from './buffered-input';
import { useVisitorConfig } from './visitor-config';
import type { VisitorPage } from './visitor-page';

export interface ShownVisitorPage {
  readonly config: Config | undefined;
  /** The language before the visitor chose one on this page. */
  readonly languageBefore: RefObject<Language | null>;
}

/** Shared behaviour of visitor pages: title, saved language, and announcing that the page is hydrated. */
export function useVisitorPage(titleKey: VisitorPage['titleKey']): ShownVisitorPage {
  const t = useTexts(authMessages);
  const config = useVisitorConfig();
  const title = `${t(titleKey)} | ${config?.product_name ?? t('brand')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  const [language, choose] = useLanguage();
  const languageBefore = useRef<Language>(null);
  const chooseStored = useEffectEvent(() => {
    const stored = readLanguage();
    languageBefore.current = stored;
    if (stored !== language) choose(stored).catch(() => undefined);
  });
  useEffect(() => {
    chooseStored();
    announceReady('page');
  }, []);
  return { config, languageBefore };
}
