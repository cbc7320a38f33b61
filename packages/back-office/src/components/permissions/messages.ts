import type { FeatureMessages } from '@atrium/i18n';
import type { permissionTexts } from './locales/en';

/** The names of modules and actions in permissions. */
export const permissionMessages: FeatureMessages<typeof permissionTexts> = {
  namespace: 'permissions',
  resources: {
    en: async () => (await import('./locales/en')).permissionTexts,
    sl: async () => (await import('./locales/sl')).permissionTexts,
  },
};
