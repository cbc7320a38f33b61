import type { FeatureMessages } from '../feature-messages';
import type { commonTexts } from './en';

export type CommonTexts = typeof commonTexts;

/** The words used everywhere, and the messages of every field rule. */
export const commonMessages: FeatureMessages<CommonTexts> = {
  namespace: 'common',
  resources: {
    en: async () => (await import('./en')).commonTexts,
    sl: async () => (await import('./sl')).commonTexts,
  },
};
