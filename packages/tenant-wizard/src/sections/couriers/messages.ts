import type { FeatureMessages } from '@atrium/i18n';
import type { couriersTexts } from './locales/en';
import type { TextsOfCouriers } from './locales/texts-of-couriers';

export type CouriersTexts = typeof couriersTexts & TextsOfCouriers;

const loadTextsOfCouriers = async () => (await import('./locales/texts-of-couriers')).textsOfCouriers;

/** The texts of the section Couriers. */
export const couriersMessages: FeatureMessages<CouriersTexts> = {
  namespace: 'couriers',
  resources: {
    en: async () => {
      const [{ couriersTexts }, textsOfCouriers] = await Promise.all([import('./locales/en'), loadTextsOfCouriers()]);
      return { ...couriersTexts, ...textsOfCouriers('en') };
    },
    sl: async () => {
      const [{ couriersTexts }, textsOfCouriers] = await Promise.all([import('./locales/sl'), loadTextsOfCouriers()]);
      return { ...couriersTexts, ...textsOfCouriers('sl') };
    },
  },
};
