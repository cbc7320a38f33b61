import type { FeatureMessages } from '@atrium/i18n';
import type { legalTexts } from './locales/legal/en';

/** Apart from the other texts: loaded only for the terms. */
export const legalMessages: FeatureMessages<typeof legalTexts> = {
  namespace: 'legal',
  resources: {
    en: async () => (await import('./locales/legal/en')).legalTexts,
    sl: async () => (await import('./locales/legal/sl')).legalTexts,
  },
};
