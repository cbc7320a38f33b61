import type { FeatureMessages } from '@atrium/i18n';
import type { subscriptionsTexts } from './locales/en';

export type SubscriptionsTexts = typeof subscriptionsTexts;

export const subscriptionsMessages: FeatureMessages<SubscriptionsTexts> = {
  namespace: 'subscriptions',
  resources: {
    en: async () => (await import('./locales/en')).subscriptionsTexts,
    sl: async () => (await import('./locales/sl')).subscriptionsTexts,
  },
};
