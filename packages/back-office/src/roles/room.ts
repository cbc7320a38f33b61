import { Shield } from 'lucide-react';
import type { Room } from '../components/room';
import { paths } from '../paths';

export const rolesRoom: Room = {
  module: 'roles',
  icon: Shield,
  messages: [],
  pages: [
    {
      path: paths.roles.path,
      lazy: async () => ({ Component: (await import('./pages/roles-page')).RolesPage }),
    },
  ],
};
