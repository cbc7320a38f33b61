import type { FeatureMessages } from '@atrium/i18n';
import type { tenantTexts } from './locales/en';

export type TenantTexts = typeof tenantTexts;

/** The texts of everything under `/tenants`. */
export const tenantMessages: FeatureMessages<TenantTexts> = {
  namespace: 'tenants',
  resources: {
    en: async () => (await import('./locales/en')).tenantTexts,
    sl: async () => (await import('./locales/sl')).tenantTexts,
  },
};
