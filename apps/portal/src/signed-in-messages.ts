import type { FeatureMessages } from '@atrium/i18n';
import type { signedInTexts } from './locales/signed-in/en';

/** Texts of the shell for signed-in users. */
export const signedInMessages: FeatureMessages<typeof signedInTexts> = {
  namespace: 'signed-in',
  resources: {
    en: async () => (await import('./locales/signed-in/en')).signedInTexts,
    sl: async () => (await import('./locales/signed-in/sl')).signedInTexts,
  },
};
