import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { commonMessages } from './texts/common-messages';
import { chooseLanguage } from './language-choice';
import { defaultLanguage, toLanguage, type Language } from './languages';
import { fetchShownTexts } from './text-loading';

/** The language of the interface, and a way to choose another; rejects, changing nothing, when its texts cannot be had. */
export function useLanguage(): readonly [Language, (language: Language) => Promise<void>] {
  const { i18n } = useTranslation(commonMessages.namespace);
  const choose = useCallback(
    async (language: Language) => {
      await fetchShownTexts(i18n, language);
      chooseLanguage(language);
      await i18n.changeLanguage(language);
    },
    [i18n],
  );
  return [toLanguage(i18n.language) ?? defaultLanguage, choose];
}
