import type { FeatureMessages } from '@atrium/i18n';
import type { invitationTexts } from './locales/invitation/en';

/** Separate from the other texts: only invitations load them. */
export const invitationMessages: FeatureMessages<typeof invitationTexts> = {
  namespace: 'invitation',
  resources: {
    en: async () => (await import('./locales/invitation/en')).invitationTexts,
    sl: async () => (await import('./locales/invitation/sl')).invitationTexts,
  },
};
