import type { FeatureMessages } from '@atrium/i18n';
import type { paymentTexts } from './locales/payment/en';

/** The texts of paying: cards, Pay now, and what becomes of it. */
export const paymentMessages: FeatureMessages<typeof paymentTexts> = {
  namespace: 'payment',
  resources: {
    en: async () => (await import('./locales/payment/en')).paymentTexts,
    sl: async () => (await import('./locales/payment/sl')).paymentTexts,
  },
};
