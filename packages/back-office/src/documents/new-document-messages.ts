import type { FeatureMessages } from '@atrium/i18n';
import type { newDocumentTexts } from './locales/new/en';

type NewDocumentTexts = typeof newDocumentTexts;

export const newDocumentMessages: FeatureMessages<NewDocumentTexts> = {
  namespace: 'new-document',
  resources: {
    en: async () => (await import('./locales/new/en')).newDocumentTexts,
    sl: async () => (await import('./locales/new/sl')).newDocumentTexts,
  },
};
