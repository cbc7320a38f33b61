import { LayoutDashboard } from 'lucide-react';
import type { Room } from '../components/room';
import { paths } from '../paths';
import { overviewMessages } from './messages';

export const overviewRoom: Room = {
  module: 'overview',
  icon: LayoutDashboard,
  messages: [overviewMessages],
  pages: [
    {
      path: paths.overview.path,
      lazy: async () => ({ Component: (await import('./pages/overview-page')).OverviewPage }),
    },
  ],
};
