import type { FeatureMessages } from '@atrium/i18n';
import type { wizardTexts } from './locales/en';

/** The wizard around its sections, the review and Setup. */
export const wizardMessages: FeatureMessages<typeof wizardTexts> = {
  namespace: 'wizard',
  resources: {
    en: async () => (await import('../locales/en')).firstTexts.wizard,
    sl: async () => (await import('../locales/sl')).firstTexts.wizard,
  },
};
