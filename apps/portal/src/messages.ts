import type { FeatureMessages } from '@atrium/i18n';
import type { portalTexts } from './locales/en';

/** The texts of the shell itself. */
export const portalMessages: FeatureMessages<typeof portalTexts> = {
  namespace: 'portal',
  resources: {
    en: async () => (await import('./locales/en')).portalTexts,
    sl: async () => (await import('./locales/sl')).portalTexts,
  },
};
