import type { FeatureMessages } from '@atrium/i18n';
import type { planChangeTexts } from './locales/plan-change/en';

/** The texts of the change of a plan that runs. */
export const planChangeMessages: FeatureMessages<typeof planChangeTexts> = {
  namespace: 'planChange',
  resources: {
    en: async () => (await import('./locales/plan-change/en')).planChangeTexts,
    sl: async () => (await import('./locales/plan-change/sl')).planChangeTexts,
  },
};
