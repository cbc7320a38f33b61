import type { FeatureMessages } from '@atrium/i18n';
import type { inviteUsersTexts } from './locales/en';

/** The texts of the drawer that invites users. */
export const inviteUsersMessages: FeatureMessages<typeof inviteUsersTexts> = {
  namespace: 'invite-users',
  resources: {
    en: async () => (await import('./locales/en')).inviteUsersTexts,
    sl: async () => (await import('./locales/sl')).inviteUsersTexts,
  },
};
