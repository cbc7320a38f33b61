import type { FeatureMessages } from '@atrium/i18n';
import type { membersTexts } from './locales/en';

/** Loaded only with the details. */
export const membersMessages: FeatureMessages<typeof membersTexts> = {
  namespace: 'members',
  resources: {
    en: async () => (await import('./locales/en')).membersTexts,
    sl: async () => (await import('./locales/sl')).membersTexts,
  },
};
