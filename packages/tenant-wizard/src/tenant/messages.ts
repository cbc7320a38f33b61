import type { FeatureMessages } from '@atrium/i18n';
import type { tenantTexts } from './locales/en';

/** What every room says of a company CRM: its state, its sections, that it is loading or missing. */
export const tenantMessages: FeatureMessages<typeof tenantTexts> = {
  namespace: 'tenants',
  resources: {
    en: async () => (await import('../locales/en')).firstTexts.tenant,
    sl: async () => (await import('../locales/sl')).firstTexts.tenant,
  },
};
