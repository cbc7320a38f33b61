import { getUserEndpoint } from '@atrium/api-client/contract';
import { recordQueryOptions } from '@atrium/api-client/react';
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
      name: {
        of: ({ client, queries, params: { id = '' } }) =>
          queries.getQueryData(recordQueryOptions(client, getUserEndpoint, id).queryKey)?.full_name,
      },
      lazy: async () => ({ Component: (await import('./pages/user-page')).UserPage }),
    },
  ],
};
