import type { FeatureMessages } from '@atrium/i18n';
import type { dataProviderTexts } from './locales/en';

/** Loaded only with Data provider and the review. */
export const dataProviderMessages: FeatureMessages<typeof dataProviderTexts> = {
  namespace: 'data-provider',
  resources: {
    en: async () => (await import('./locales/en')).dataProviderTexts,
    sl: async () => (await import('./locales/sl')).dataProviderTexts,
  },
};
