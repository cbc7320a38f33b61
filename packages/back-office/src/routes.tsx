import type { RouteObject } from 'react-router';
import { backOfficeModules, viewPermission, type BackOfficeModule } from './model/module';
import { paths } from './paths';

const pages: Readonly<Record<BackOfficeModule, NonNullable<RouteObject['lazy']>>> = {
  customers: async () => ({ Component: (await import('./pages/customers/customers-page')).CustomersPage }),
  documents: async () => ({ Component: (await import('./pages/documents/documents-page')).DocumentsPage }),
  media: async () => ({ Component: (await import('./pages/media/media-page')).MediaPage }),
  roles: async () => ({ Component: (await import('./pages/roles/roles-page')).RolesPage }),
  users: async () => ({ Component: (await import('./pages/users/users-page')).UsersPage }),
  codelists: async () => ({ Component: (await import('./pages/codelists/codelists-page')).CodelistsPage }),
  'price-list': async () => ({ Component: (await import('./pages/price-list/price-list-page')).PriceListPage }),
  subscriptions: async () => ({
    Component: (await import('./pages/subscriptions/subscriptions-page')).SubscriptionsPage,
  }),
};

/** The pages of the operator's own records. */
export const backOfficeRoutes: RouteObject[] = backOfficeModules.map((module) => ({
  path: paths[module].path,
  handle: { titleKey: `back-office:title.${module}`, access: 'user', permission: viewPermission(module) },
  lazy: pages[module],
}));
