import type { FeatureMessages } from '@atrium/i18n';
import type { bookTexts } from './locales/en';

/** Texts of the book's own pages. */
export const bookMessages: FeatureMessages<typeof bookTexts> = {
  namespace: 'book',
  resources: {
    en: async () => (await import('./locales/en')).bookTexts,
    sl: async () => (await import('./locales/sl')).bookTexts,
  },
};
