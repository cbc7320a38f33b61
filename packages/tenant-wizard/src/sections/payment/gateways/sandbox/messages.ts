import type { FeatureMessages } from '@atrium/i18n';
import type { sandboxTexts } from './locales/en';

export const sandboxMessages: FeatureMessages<typeof sandboxTexts> = {
  namespace: 'payment-sandbox',
  resources: {
    en: async () => (await import('./locales/en')).sandboxTexts,
    sl: async () => (await import('./locales/sl')).sandboxTexts,
  },
};
