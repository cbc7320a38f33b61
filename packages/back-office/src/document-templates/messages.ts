import type { FeatureMessages } from '@atrium/i18n';
import type { documentTemplatesTexts } from './locales/en';

export type DocumentTemplatesTexts = typeof documentTemplatesTexts;

export const documentTemplatesMessages: FeatureMessages<DocumentTemplatesTexts> = {
  namespace: 'document-templates',
  resources: {
    en: async () => (await import('./locales/en')).documentTemplatesTexts,
    sl: async () => (await import('./locales/sl')).documentTemplatesTexts,
  },
};
