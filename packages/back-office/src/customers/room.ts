import { Contact } from 'lucide-react';
import { documentsMessages } from '../components/documents/messages';
import type { Room } from '../components/room';
import { paths } from '../paths';
import { customersMessages } from './messages';

export const customersRoom: Room = {
  module: 'customers',
  icon: Contact,
  messages: [customersMessages],
  pages: [
    {
      path: paths.customers.path,
      lazy: async () => ({ Component: (await import('./pages/customers-page')).CustomersPage }),
    },
    {
      path: paths.customers.new.path,
      titleKey: 'customers:newSubject',
      lazy: async () => ({ Component: (await import('./pages/new-subject-page')).NewSubjectPage }),
    },
    {
      path: paths.customers.import.path,
      titleKey: 'customers:import.title',
      lazy: async () => ({ Component: (await import('./pages/import-page')).ImportPage }),
    },
    {
      path: paths.customers.details.path,
      messages: [documentsMessages],
      lazy: async () => ({ Component: (await import('./pages/customer-page')).CustomerPage }),
    },
  ],
};
