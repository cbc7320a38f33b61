import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { commonMessages } from './texts/common-messages';
import type { FeatureMessages } from './feature-messages';
import { readLanguage } from './language-choice';
import { languages, type Language } from './languages';
import { registerMessages, textBackend } from './text-loading';

export interface I18nOptions {
  /** Texts of the features. Those of this package are always included. */
  readonly messages: readonly FeatureMessages[];
  /** Default: the saved language. */
  readonly language?: Language;
  /** Namespaces to load before the promise resolves, in addition to `common`. Others load when they are first shown. */
  readonly preload?: readonly string[];
}

/** Sets up i18next. Only the current language is loaded. */
export async function startI18n({ messages, language = readLanguage(), preload = [] }: I18nOptions): Promise<i18n> {
  const all = [commonMessages, ...messages];
  const instance = createInstance();
  instance.on('languageChanged', (current) => {
    if (typeof document !== 'undefined') document.documentElement.lang = current;
  });
  await instance
    .use(textBackend(all))
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: [...languages],
      ns: [commonMessages.namespace, ...preload],
      defaultNS: commonMessages.namespace,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      maxRetries: 2,
    });
  registerMessages(instance, all);
  return instance;
}
