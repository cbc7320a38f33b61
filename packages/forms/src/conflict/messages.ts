import type { FeatureMessages } from '@atrium/i18n';
import type { conflictTexts } from './locales/en';

/** Texts of conflicts between two users who edit one record. */
export const conflictMessages: FeatureMessages<typeof conflictTexts> = {
  namespace: 'conflict',
  resources: {
    en: async () => (await import('./locales/en')).conflictTexts,
    sl: async () => (await import('./locales/sl')).conflictTexts,
  },
};
