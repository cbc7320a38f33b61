import type { FeatureMessages } from '../feature-messages';
import type { commonTexts } from './en';

export type CommonTexts = typeof commonTexts;

/** Texts used everywhere, and the messages of all validation rules. */
export const commonMessages: FeatureMessages<CommonTexts> = {
  namespace: 'common',
  resources: {
    en: async () => (await import('./en')).commonTexts,
    sl: async () => (await import('./sl')).commonTexts,
  },
};
