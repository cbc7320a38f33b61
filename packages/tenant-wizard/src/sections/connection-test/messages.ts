import type { FeatureMessages } from '@atrium/i18n';
import type { connectionTestTexts } from './locales/en';

/** Loaded only with sections that test a connection. */
export const connectionTestMessages: FeatureMessages<typeof connectionTestTexts> = {
  namespace: 'connection-test',
  resources: {
    en: async () => (await import('./locales/en')).connectionTestTexts,
    sl: async () => (await import('./locales/sl')).connectionTestTexts,
  },
};
