import type { FeatureMessages } from '@atrium/i18n';
import type { tenantTexts } from './locales/en';

/** Texts about a company CRM that several rooms use. */
export const tenantMessages: FeatureMessages<typeof tenantTexts> = {
  namespace: 'tenants',
  resources: {
    en: async () => (await import('../locales/en')).firstTexts.tenant,
    sl: async () => (await import('../locales/sl')).firstTexts.tenant,
  },
};
