import type { FeatureMessages } from '@atrium/i18n';
import type { documentSendTexts } from './locales/en';

type DocumentSendTexts = typeof documentSendTexts;

/** The texts of sending a document. */
export const documentSendMessages: FeatureMessages<DocumentSendTexts> = {
  namespace: 'document-send',
  resources: {
    en: async () => (await import('./locales/en')).documentSendTexts,
    sl: async () => (await import('./locales/sl')).documentSendTexts,
  },
};
