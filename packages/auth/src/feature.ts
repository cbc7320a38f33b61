import { helpMessages } from './help-messages';
import { invitationMessages } from './invitation-messages';
import { legalMessages } from './legal-messages';
import { authMessages } from './messages';
import { authRoutes } from './routes';
import { settingsMessages } from './settings-messages';

export const authFeature = {
  id: 'auth',
  routes: authRoutes,
  messages: [authMessages, helpMessages, invitationMessages, legalMessages, settingsMessages],
  navigation: [],
} as const;
