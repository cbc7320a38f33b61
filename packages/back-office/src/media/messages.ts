import type { FeatureMessages } from '@atrium/i18n';
import type { mediaTexts } from './locales/en';

type MediaTexts = typeof mediaTexts;

export const mediaMessages: FeatureMessages<MediaTexts> = {
  namespace: 'media',
  resources: {
    en: async () => (await import('./locales/en')).mediaTexts,
    sl: async () => (await import('./locales/sl')).mediaTexts,
  },
};
