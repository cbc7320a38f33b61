import { Shield } from 'lucide-react';
import { permissionMessages } from '../components/permissions/messages';
import type { Room } from '../components/room';
import { paths } from '../paths';
import { rolesMessages } from './messages';

export const rolesRoom: Room = {
  module: 'roles',
  icon: Shield,
  messages: [rolesMessages, permissionMessages],
  pages: [
    {
      path: paths.roles.path,
      lazy: async () => ({ Component: (await import('./pages/roles-page')).RolesPage }),
    },
    {
      path: paths.roles.details.path,
      lazy: async () => ({ Component: (await import('./pages/role-page')).RolePage }),
    },
  ],
};
