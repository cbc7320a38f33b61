import type { FeatureMessages } from '@atrium/i18n';
import type { priceListTexts } from './locales/price-list/en';

export type PriceListTexts = typeof priceListTexts;

/** Apart from the other texts: the price list's page alone shows them. */
export const priceListMessages: FeatureMessages<PriceListTexts> = {
  namespace: 'price-list',
  resources: {
    en: async () => (await import('./locales/price-list/en')).priceListTexts,
    sl: async () => (await import('./locales/price-list/sl')).priceListTexts,
  },
};
