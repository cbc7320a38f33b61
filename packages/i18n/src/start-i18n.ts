import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { commonMessages } from './texts/common-messages';
import type { FeatureMessages } from './feature-messages';
import { readLanguage } from './language-choice';
import { languages, type Language } from './languages';
import { registerMessages, textBackend } from './text-loading';

export interface I18nOptions {
  /** The texts of the features; the words of this package are always among them. */
  readonly messages: readonly FeatureMessages[];
  /** Default: the language chosen before. */
  readonly language?: Language;
  /** Namespaces to have before the promise resolves, besides `common`; the others load when first shown. */
  readonly preload?: readonly string[];
}

/** Starts the texts of the portal. Only the language in use is fetched. */
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
