import type { FeatureMessages } from '@atrium/i18n';
import type { connectionTestTexts } from './locales/connection-test/en';

/** Apart from the other texts: only where a connection can be tested. */
export const connectionTestMessages: FeatureMessages<typeof connectionTestTexts> = {
  namespace: 'connection-test',
  resources: {
    en: async () => (await import('./locales/connection-test/en')).connectionTestTexts,
    sl: async () => (await import('./locales/connection-test/sl')).connectionTestTexts,
  },
};
