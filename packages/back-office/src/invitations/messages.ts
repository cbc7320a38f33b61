import type { FeatureMessages } from '@atrium/i18n';
import type { invitationsTexts } from './locales/en';

export type InvitationsTexts = typeof invitationsTexts;

export const invitationsMessages: FeatureMessages<InvitationsTexts> = {
  namespace: 'user-invitations',
  resources: {
    en: async () => (await import('./locales/en')).invitationsTexts,
    sl: async () => (await import('./locales/sl')).invitationsTexts,
  },
};
