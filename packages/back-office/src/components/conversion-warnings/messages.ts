import type { FeatureMessages } from '@atrium/i18n';
import type { warningTexts } from './locales/en';

type WarningTexts = typeof warningTexts;

/** The sentences of what may look different in Word. */
export const warningMessages: FeatureMessages<WarningTexts> = {
  namespace: 'conversion-warnings',
  resources: {
    en: async () => (await import('./locales/en')).warningTexts,
    sl: async () => (await import('./locales/sl')).warningTexts,
  },
};
