import type { FeatureMessages } from '@atrium/i18n';
import type { drawingTexts } from './locales/en';

type DrawingTexts = typeof drawingTexts;

/** The texts of a drawing and its tools. */
export const drawingMessages: FeatureMessages<DrawingTexts> = {
  namespace: 'drawing',
  resources: {
    en: async () => (await import('./locales/en')).drawingTexts,
    sl: async () => (await import('./locales/sl')).drawingTexts,
  },
};
