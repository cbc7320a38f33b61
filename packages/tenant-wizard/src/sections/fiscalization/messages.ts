import type { FeatureMessages } from '@atrium/i18n';
import type { fiscalizationTexts } from './locales/en';
import type { registrationTexts } from './locales/registration/en';

/** Loaded only with Fiscalization and the review. */
export const fiscalizationMessages: FeatureMessages<typeof fiscalizationTexts> = {
  namespace: 'fiscalization',
  resources: {
    en: async () => (await import('./locales/en')).fiscalizationTexts,
    sl: async () => (await import('./locales/sl')).fiscalizationTexts,
  },
};

/** Business premises that the tax authority has not registered. The details show them too. */
export const registrationMessages: FeatureMessages<typeof registrationTexts> = {
  namespace: 'registration',
  resources: {
    en: async () => (await import('../../locales/en')).firstTexts.registration,
    sl: async () => (await import('../../locales/sl')).firstTexts.registration,
  },
};
