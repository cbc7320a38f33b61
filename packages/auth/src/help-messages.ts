import type { FeatureMessages } from '@atrium/i18n';
import type { helpTexts } from './locales/help/en';

/** Separate from the other texts, so that users who closed the help do not load them. */
export const helpMessages: FeatureMessages<typeof helpTexts> = {
  namespace: 'registrationHelp',
  resources: {
    en: async () => (await import('./locales/help/en')).helpTexts,
    sl: async () => (await import('./locales/help/sl')).helpTexts,
  },
};
