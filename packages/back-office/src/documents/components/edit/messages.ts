import type { FeatureMessages } from '@atrium/i18n';
import type { documentEditingTexts } from './locales/en';

type DocumentEditingTexts = typeof documentEditingTexts;

/** The texts of editing a document outside the portal. */
export const documentEditingMessages: FeatureMessages<DocumentEditingTexts> = {
  namespace: 'document-editing',
  resources: {
    en: async () => (await import('./locales/en')).documentEditingTexts,
    sl: async () => (await import('./locales/sl')).documentEditingTexts,
  },
};
