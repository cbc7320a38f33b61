import type { FeatureMessages } from '@atrium/i18n';
import type { compareTexts } from './locales/compare/en';

type CompareTexts = typeof compareTexts;

export const compareMessages: FeatureMessages<CompareTexts> = {
  namespace: 'compare-versions',
  resources: {
    en: async () => (await import('./locales/compare/en')).compareTexts,
    sl: async () => (await import('./locales/compare/sl')).compareTexts,
  },
};
