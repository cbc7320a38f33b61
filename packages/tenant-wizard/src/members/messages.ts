import type { FeatureMessages } from '@atrium/i18n';
import type { membersTexts } from './locales/en';

/** Apart from the other texts: only a company CRM's details show its members. */
export const membersMessages: FeatureMessages<typeof membersTexts> = {
  namespace: 'members',
  resources: {
    en: async () => (await import('./locales/en')).membersTexts,
    sl: async () => (await import('./locales/sl')).membersTexts,
  },
};
