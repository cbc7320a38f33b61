import type { FeatureMessages } from '@atrium/i18n';
import type { tenantListTexts } from './locales/en';

/** The list of company CRMs. */
export const tenantListMessages: FeatureMessages<typeof tenantListTexts> = {
  namespace: 'tenant-list',
  resources: {
    en: async () => (await import('../locales/en')).firstTexts.list,
    sl: async () => (await import('../locales/sl')).firstTexts.list,
  },
};
