import type { FeatureMessages } from '@atrium/i18n';
import type { compareTexts } from './locales/en';

type CompareTexts = typeof compareTexts;

/** The texts of a comparison; its page loads those of the viewer as well. */
export const compareMessages: FeatureMessages<CompareTexts> = {
  namespace: 'compare',
  resources: {
    en: async () => (await import('./locales/en')).compareTexts,
    sl: async () => (await import('./locales/sl')).compareTexts,
  },
};
