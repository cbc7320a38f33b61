import type { FeatureMessages } from '@atrium/i18n';
import type { editHereTexts } from './locales/en';

type EditHereTexts = typeof editHereTexts;

/** The texts of the editor for Word files. */
export const editHereMessages: FeatureMessages<EditHereTexts> = {
  namespace: 'edit-here',
  resources: {
    en: async () => (await import('./locales/en')).editHereTexts,
    sl: async () => (await import('./locales/sl')).editHereTexts,
  },
};
