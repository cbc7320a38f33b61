import type { FeatureMessages } from '@atrium/i18n';
import type { legalTexts } from './locales/legal/en';

/** Separate from the other texts: only the legal pages load them. */
export const legalMessages: FeatureMessages<typeof legalTexts> = {
  namespace: 'legal',
  resources: {
    en: async () => (await import('./locales/legal/en')).legalTexts,
    sl: async () => (await import('./locales/legal/sl')).legalTexts,
  },
};
