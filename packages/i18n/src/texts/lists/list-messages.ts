import type { FeatureMessages } from '../../feature-messages';
import type { listTexts } from './en';

export type ListTexts = typeof listTexts;

/** Texts of lists with search, filters, export and pages, and of calendars. */
export const listMessages: FeatureMessages<ListTexts> = {
  namespace: 'lists',
  resources: {
    en: async () => (await import('./en')).listTexts,
    sl: async () => (await import('./sl')).listTexts,
  },
};
