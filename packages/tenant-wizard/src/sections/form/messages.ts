import type { FeatureMessages } from '@atrium/i18n';
import type { fileTexts } from './locales/file/en';

/** Apart from the other texts: only the sections that take files show them. */
export const fileMessages: FeatureMessages<typeof fileTexts> = {
  namespace: 'file',
  resources: {
    en: async () => (await import('./locales/file/en')).fileTexts,
    sl: async () => (await import('./locales/file/sl')).fileTexts,
  },
};
