import type { FeatureMessages } from '@atrium/i18n';
import type { codelistsTexts } from './locales/en';

export type CodelistsTexts = typeof codelistsTexts;

export const codelistsMessages: FeatureMessages<CodelistsTexts> = {
  namespace: 'codelists',
  resources: {
    en: async () => (await import('./locales/en')).codelistsTexts,
    sl: async () => (await import('./locales/sl')).codelistsTexts,
  },
};
