import type { FeatureMessages } from '@atrium/i18n';
import type { documentSignTexts } from './locales/en';

type DocumentSignTexts = typeof documentSignTexts;

/** The texts of signing a document. */
export const documentSignMessages: FeatureMessages<DocumentSignTexts> = {
  namespace: 'document-sign',
  resources: {
    en: async () => (await import('./locales/en')).documentSignTexts,
    sl: async () => (await import('./locales/sl')).documentSignTexts,
  },
};
