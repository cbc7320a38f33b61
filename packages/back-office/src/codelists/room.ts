import { List } from 'lucide-react';
import type { Room } from '../components/room';
import { paths } from '../paths';

export const codelistsRoom: Room = {
  module: 'codelists',
  icon: List,
  messages: [],
  pages: [
    {
      path: paths.codelists.path,
      lazy: async () => ({ Component: (await import('./pages/codelists-page')).CodelistsPage }),
    },
  ],
};
