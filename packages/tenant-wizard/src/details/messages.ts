import type { FeatureMessages } from '@atrium/i18n';
import type { tenantDetailsTexts } from './locales/en';

/** The details of a company CRM and the progress of its operations. */
export const tenantDetailsMessages: FeatureMessages<typeof tenantDetailsTexts> = {
  namespace: 'tenant-details',
  resources: {
    en: async () => (await import('../locales/en')).firstTexts.details,
    sl: async () => (await import('../locales/sl')).firstTexts.details,
  },
};
