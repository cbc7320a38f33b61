import type { FeatureMessages } from '../../feature-messages';
import type { listTexts } from './en';

export type ListTexts = typeof listTexts;

/** The words of lists that are searched, filtered, exported and paged, and of calendars. */
export const listMessages: FeatureMessages<ListTexts> = {
  namespace: 'lists',
  resources: {
    en: async () => (await import('./en')).listTexts,
    sl: async () => (await import('./sl')).listTexts,
  },
};
