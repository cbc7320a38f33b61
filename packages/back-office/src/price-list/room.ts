import { BadgeEuro } from 'lucide-react';
import type { Room } from '../components/room';
import { paths } from '../paths';
import { priceListMessages } from './messages';

export const priceListRoom: Room = {
  module: 'price-list',
  icon: BadgeEuro,
  messages: [priceListMessages],
  pages: [
    {
      path: paths['price-list'].path,
      lazy: async () => ({ Component: (await import('./pages/price-list-page')).PriceListPage }),
    },
  ],
};
