import type { FeatureMessages } from '@atrium/i18n';
import type { fiscalizationTexts } from './locales/en';

/** Apart from the other texts: only Fiscalization and the review show them. */
export const fiscalizationMessages: FeatureMessages<typeof fiscalizationTexts> = {
  namespace: 'fiscalization',
  resources: {
    en: async () => (await import('./locales/en')).fiscalizationTexts,
    sl: async () => (await import('./locales/sl')).fiscalizationTexts,
  },
};
