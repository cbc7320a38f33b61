import type { FeatureMessages } from '@atrium/i18n';
import type { backOfficeTexts } from './locales/en';

export type BackOfficeTexts = typeof backOfficeTexts;

/** The texts that several rooms of the back office show. */
export const backOfficeMessages: FeatureMessages<BackOfficeTexts> = {
  namespace: 'back-office',
  resources: {
    en: async () => (await import('./locales/en')).backOfficeTexts,
    sl: async () => (await import('./locales/sl')).backOfficeTexts,
  },
};
