import { History } from 'lucide-react';
import { activityMessages } from '../components/activity/messages';
import type { Room } from '../components/room';
import { paths } from '../paths';

export const activityRoom: Room = {
  module: 'activity',
  icon: History,
  messages: [activityMessages],
  pages: [
    {
      path: paths.activity.path,
      lazy: async () => ({ Component: (await import('./pages/activity-page')).ActivityPage }),
    },
  ],
};
