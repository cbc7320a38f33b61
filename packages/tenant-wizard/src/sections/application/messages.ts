import type { FeatureMessages } from '@atrium/i18n';
import type { applicationTexts } from './locales/en';

/** The section Application setup. */
export const applicationMessages: FeatureMessages<typeof applicationTexts> = {
  namespace: 'application',
  resources: {
    en: async () => (await import('../../locales/en')).firstTexts.application,
    sl: async () => (await import('../../locales/sl')).firstTexts.application,
  },
};
