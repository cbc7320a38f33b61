import type { FeatureMessages } from '@atrium/i18n';
import type { planTexts } from './locales/en';

/** Plans, quantities and prices. */
export const planMessages: FeatureMessages<typeof planTexts> = {
  namespace: 'plan',
  resources: {
    en: async () => (await import('./locales/en')).planTexts,
    sl: async () => (await import('./locales/sl')).planTexts,
  },
};
