import type { FeatureMessages } from '@atrium/i18n';
import type { settingsTexts } from './locales/settings/en';

/** Separate from the texts for visitors, who never see Settings. */
export const settingsMessages: FeatureMessages<typeof settingsTexts> = {
  namespace: 'settings',
  resources: {
    en: async () => (await import('./locales/settings/en')).settingsTexts,
    sl: async () => (await import('./locales/settings/sl')).settingsTexts,
  },
};
