import { List } from 'lucide-react';
import type { Room } from '../components/room';
import { paths } from '../paths';
import { codelistsMessages } from './messages';

const lazy = async () => ({ Component: (await import('./pages/codelists-page')).CodelistsPage });

export const codelistsRoom: Room = {
  module: 'codelists',
  icon: List,
  messages: [codelistsMessages],
  pages: [
    { path: paths.codelists.path, lazy },
    { path: paths.codelists.details.path, lazy },
  ],
};
