import type { FeatureMessages } from '@atrium/i18n';
import type { viewerTexts } from './locales/en';

type ViewerTexts = typeof viewerTexts;

/** The texts of the viewer; every page with a viewer loads them. */
export const viewerMessages: FeatureMessages<ViewerTexts> = {
  namespace: 'viewer',
  resources: {
    en: async () => (await import('./locales/en')).viewerTexts,
    sl: async () => (await import('./locales/sl')).viewerTexts,
  },
};
