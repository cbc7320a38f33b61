import type { FeatureMessages } from '@atrium/i18n';
import type { pluginsTexts } from './locales/en';

/** The texts of the section Plugins. */
export const pluginsMessages: FeatureMessages<typeof pluginsTexts> = {
  namespace: 'plugins',
  resources: {
    en: async () => (await import('./locales/en')).pluginsTexts,
    sl: async () => (await import('./locales/sl')).pluginsTexts,
  },
};
