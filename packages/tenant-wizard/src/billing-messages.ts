import type { FeatureMessages } from '@atrium/i18n';
import type { billingTexts } from './locales/billing/en';

/** The texts of what a company CRM pays: its plan, invoices, payments and credit. */
export const billingMessages: FeatureMessages<typeof billingTexts> = {
  namespace: 'billing',
  resources: {
    en: async () => (await import('./locales/billing/en')).billingTexts,
    sl: async () => (await import('./locales/billing/sl')).billingTexts,
  },
};
