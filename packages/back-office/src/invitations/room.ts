import { inviteUsersMessages } from '../components/invite-users/messages';
import type { Room } from '../components/room';
import { paths } from '../paths';
import { invitationsMessages } from './messages';

export const invitationsRoom: Room = {
  module: 'users',
  messages: [invitationsMessages, inviteUsersMessages],
  pages: [
    {
      path: paths.invitations.path,
      lazy: async () => ({ Component: (await import('./pages/invitations-page')).InvitationsPage }),
    },
  ],
};
