import type { FeatureMessages } from '@atrium/i18n';
import type { overviewTexts } from './locales/en';

export type OverviewTexts = typeof overviewTexts;

export const overviewMessages: FeatureMessages<OverviewTexts> = {
  namespace: 'overview',
  resources: {
    en: async () => (await import('./locales/en')).overviewTexts,
    sl: async () => (await import('./locales/sl')).overviewTexts,
  },
};
