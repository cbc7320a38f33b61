import type { FeatureMessages } from '@atrium/i18n';
import type { priceListTexts } from './locales/en';

export type PriceListTexts = typeof priceListTexts;

export const priceListMessages: FeatureMessages<PriceListTexts> = {
  namespace: 'price-list',
  resources: {
    en: async () => (await import('./locales/en')).priceListTexts,
    sl: async () => (await import('./locales/sl')).priceListTexts,
  },
};
