import type { FeatureMessages } from '@atrium/i18n';
import type { authTexts } from './locales/en';

export const authMessages: FeatureMessages<typeof authTexts> = {
  namespace: 'auth',
  resources: {
    en: async () => (await import('./locales/en')).authTexts,
    sl: async () => (await import('./locales/sl')).authTexts,
  },
};
