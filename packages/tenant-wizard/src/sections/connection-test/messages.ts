import type { FeatureMessages } from '@atrium/i18n';
import type { connectionTestTexts } from './locales/en';

/** Apart from the other texts: only where a connection can be tested. */
export const connectionTestMessages: FeatureMessages<typeof connectionTestTexts> = {
  namespace: 'connection-test',
  resources: {
    en: async () => (await import('./locales/en')).connectionTestTexts,
    sl: async () => (await import('./locales/sl')).connectionTestTexts,
  },
};
