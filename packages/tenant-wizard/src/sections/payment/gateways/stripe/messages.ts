import type { FeatureMessages } from '@atrium/i18n';
import type { stripeTexts } from './locales/en';

export const stripeMessages: FeatureMessages<typeof stripeTexts> = {
  namespace: 'payment-stripe',
  resources: {
    en: async () => (await import('./locales/en')).stripeTexts,
    sl: async () => (await import('./locales/sl')).stripeTexts,
  },
};
