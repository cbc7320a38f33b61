import { Repeat } from 'lucide-react';
import type { Room } from '../components/room';
import { paths } from '../paths';
import { subscriptionsMessages } from './messages';

export const subscriptionsRoom: Room = {
  module: 'subscriptions',
  icon: Repeat,
  messages: [subscriptionsMessages],
  pages: [
    {
      path: paths.subscriptions.path,
      lazy: async () => ({ Component: (await import('./pages/subscriptions-page')).SubscriptionsPage }),
    },
  ],
};
