import type { FeatureMessages } from '@atrium/i18n';
import type { paymentTexts } from './locales/en';

/** The texts of paying: cards, Pay now, and what becomes of it. */
export const paymentMessages: FeatureMessages<typeof paymentTexts> = {
  namespace: 'payment',
  resources: {
    en: async () => (await import('./locales/en')).paymentTexts,
    sl: async () => (await import('./locales/sl')).paymentTexts,
  },
};
