import type { FeatureMessages } from '@atrium/i18n';
import type { billingTexts } from './locales/en';
import type { planChangeTexts } from './locales/plan-change/en';

/** The plan, invoices, payments and credit of a company CRM. */
export const billingMessages: FeatureMessages<typeof billingTexts> = {
  namespace: 'billing',
  resources: {
    en: async () => (await import('./locales/en')).billingTexts,
    sl: async () => (await import('./locales/sl')).billingTexts,
  },
};

/** Loaded only on the Change plan page. */
export const planChangeMessages: FeatureMessages<typeof planChangeTexts> = {
  namespace: 'planChange',
  resources: {
    en: async () => (await import('./locales/plan-change/en')).planChangeTexts,
    sl: async () => (await import('./locales/plan-change/sl')).planChangeTexts,
  },
};
