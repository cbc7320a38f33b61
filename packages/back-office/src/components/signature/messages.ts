import type { FeatureMessages } from '@atrium/i18n';
import type { signatureTexts } from './locales/en';

type SignatureTexts = typeof signatureTexts;

/** The texts of a signature and of its place. */
export const signatureMessages: FeatureMessages<SignatureTexts> = {
  namespace: 'signature',
  resources: {
    en: async () => (await import('./locales/en')).signatureTexts,
    sl: async () => (await import('./locales/sl')).signatureTexts,
  },
};
