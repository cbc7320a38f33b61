import type { FeatureMessages } from '@atrium/i18n';
import type { settingsTexts } from './locales/settings/en';

/** Apart from the visitors' texts, who never see the settings. */
export const settingsMessages: FeatureMessages<typeof settingsTexts> = {
  namespace: 'settings',
  resources: {
    en: async () => (await import('./locales/settings/en')).settingsTexts,
    sl: async () => (await import('./locales/settings/sl')).settingsTexts,
  },
};
