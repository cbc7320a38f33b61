import type { FeatureMessages } from '@atrium/i18n';
import type { usersTexts } from './locales/en';

export type UsersTexts = typeof usersTexts;

export const usersMessages: FeatureMessages<UsersTexts> = {
  namespace: 'users',
  resources: {
    en: async () => (await import('./locales/en')).usersTexts,
    sl: async () => (await import('./locales/sl')).usersTexts,
  },
};
