import type { FeatureMessages } from '@atrium/i18n';
import type { paymentTexts } from './locales/en';

/** Texts about cards, payments and their outcome. */
export const paymentMessages: FeatureMessages<typeof paymentTexts> = {
  namespace: 'payment',
  resources: {
    en: async () => (await import('./locales/en')).paymentTexts,
    sl: async () => (await import('./locales/sl')).paymentTexts,
  },
};
