import type { FeatureMessages } from '@atrium/i18n';
import type { documentDrawTexts } from './locales/en';

type DocumentDrawTexts = typeof documentDrawTexts;

/** The texts of drawing on a document. */
export const documentDrawMessages: FeatureMessages<DocumentDrawTexts> = {
  namespace: 'document-draw',
  resources: {
    en: async () => (await import('./locales/en')).documentDrawTexts,
    sl: async () => (await import('./locales/sl')).documentDrawTexts,
  },
};
