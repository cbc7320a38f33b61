import type { FeatureMessages } from '@atrium/i18n';
import type { rolesTexts } from './locales/en';

/** The texts of the pages of roles. */
export const rolesMessages: FeatureMessages<typeof rolesTexts> = {
  namespace: 'roles',
  resources: {
    en: async () => (await import('./locales/en')).rolesTexts,
    sl: async () => (await import('./locales/sl')).rolesTexts,
  },
};
