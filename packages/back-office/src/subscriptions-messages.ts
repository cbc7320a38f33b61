import type { FeatureMessages } from '@atrium/i18n';
import type { subscriptionsTexts } from './locales/subscriptions/en';

export type SubscriptionsTexts = typeof subscriptionsTexts;

/** Apart from the other texts: the page of subscriptions alone shows them. */
export const subscriptionsMessages: FeatureMessages<SubscriptionsTexts> = {
  namespace: 'subscriptions',
  resources: {
    en: async () => (await import('./locales/subscriptions/en')).subscriptionsTexts,
    sl: async () => (await import('./locales/subscriptions/sl')).subscriptionsTexts,
  },
};
