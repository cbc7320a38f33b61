import type { FeatureMessages } from '@atrium/i18n';
import type { documentsTexts } from './locales/en';

type DocumentsTexts = typeof documentsTexts;

export const documentsMessages: FeatureMessages<DocumentsTexts> = {
  namespace: 'documents',
  resources: {
    en: async () => (await import('./locales/en')).documentsTexts,
    sl: async () => (await import('./locales/sl')).documentsTexts,
  },
};
