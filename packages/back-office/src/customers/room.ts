import { Contact } from 'lucide-react';
import type { Room } from '../components/room';
import { paths } from '../paths';

export const customersRoom: Room = {
  module: 'customers',
  icon: Contact,
  messages: [],
  pages: [
    {
      path: paths.customers.path,
      lazy: async () => ({ Component: (await import('./pages/customers-page')).CustomersPage }),
    },
  ],
};
