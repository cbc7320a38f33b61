import type { FeatureMessages } from '@atrium/i18n';
import type { couriersTexts } from './locales/en';

/** The texts of the section Couriers. */
export const couriersMessages: FeatureMessages<typeof couriersTexts> = {
  namespace: 'couriers',
  resources: {
    en: async () => (await import('./locales/en')).couriersTexts,
    sl: async () => (await import('./locales/sl')).couriersTexts,
  },
};
