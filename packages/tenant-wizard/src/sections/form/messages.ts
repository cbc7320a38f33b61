import type { FeatureMessages } from '@atrium/i18n';
import type { sectionFormTexts } from './locales/en';
import type { fileTexts } from './locales/file/en';

/** The fields that sections share. */
export const sectionFormMessages: FeatureMessages<typeof sectionFormTexts> = {
  namespace: 'section-form',
  resources: {
    en: async () => (await import('../../locales/en')).firstTexts.sectionForm,
    sl: async () => (await import('../../locales/sl')).firstTexts.sectionForm,
  },
};

/** Loaded only with the sections that take files. */
export const fileMessages: FeatureMessages<typeof fileTexts> = {
  namespace: 'file',
  resources: {
    en: async () => (await import('./locales/file/en')).fileTexts,
    sl: async () => (await import('./locales/file/sl')).fileTexts,
  },
};
