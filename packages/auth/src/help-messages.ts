import type { FeatureMessages } from '@atrium/i18n';
import type { helpTexts } from './locales/help/en';

/** Apart from the other texts: who has seen the help does not load them. */
export const helpMessages: FeatureMessages<typeof helpTexts> = {
  namespace: 'registrationHelp',
  resources: {
    en: async () => (await import('./locales/help/en')).helpTexts,
    sl: async () => (await import('./locales/help/sl')).helpTexts,
  },
};
