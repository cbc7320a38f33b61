import type { FeatureMessages } from '@atrium/i18n';
import type { portalTexts } from './locales/en';

/** Texts of the shell. */
export const portalMessages: FeatureMessages<typeof portalTexts> = {
  namespace: 'portal',
  resources: {
    en: async () => (await import('./locales/en')).portalTexts,
    sl: async () => (await import('./locales/sl')).portalTexts,
  },
};
