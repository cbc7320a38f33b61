import type { FeatureMessages } from '@atrium/i18n';
import type { customersTexts } from './locales/en';

export type CustomersTexts = typeof customersTexts;

export const customersMessages: FeatureMessages<CustomersTexts> = {
  namespace: 'customers',
  resources: {
    en: async () => (await import('./locales/en')).customersTexts,
    sl: async () => (await import('./locales/sl')).customersTexts,
  },
};
