import { UsersRound } from 'lucide-react';
import type { Room } from '../components/room';
import { paths } from '../paths';
import { usersMessages } from './messages';

export const usersRoom: Room = {
  module: 'users',
  icon: UsersRound,
  messages: [usersMessages],
  pages: [
    {
      path: paths.users.path,
      lazy: async () => ({ Component: (await import('./pages/users-page')).UsersPage }),
    },
    {
      path: paths.users.details.path,
      lazy: async () => ({ Component: (await import('./pages/user-page')).UserPage }),
    },
  ],
};
