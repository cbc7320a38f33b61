import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { commonMessages } from './texts/common-messages';
import { chooseLanguage } from './language-choice';
import { defaultLanguage, toLanguage, type Language } from './languages';
import { fetchShownTexts } from './text-loading';

/**
 * The current language, and a function to change it. The function rejects, and changes nothing, if the texts cannot be
 * loaded.
 */
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
