import { UsersRound } from 'lucide-react';
import type { Room } from '../components/room';
import { paths } from '../paths';

export const usersRoom: Room = {
  module: 'users',
  icon: UsersRound,
  messages: [],
  pages: [
    {
      path: paths.users.path,
      lazy: async () => ({ Component: (await import('./pages/users-page')).UsersPage }),
    },
  ],
};
