import type { FeatureMessages } from '@atrium/i18n';
import type { activityTexts } from './locales/en';

export type ActivityTexts = typeof activityTexts;

export const activityMessages: FeatureMessages<ActivityTexts> = {
  namespace: 'activity',
  resources: {
    en: async () => (await import('./locales/en')).activityTexts,
    sl: async () => (await import('./locales/sl')).activityTexts,
  },
};
