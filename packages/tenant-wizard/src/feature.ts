import { Building2, Plus } from 'lucide-react';
import { allMessages } from './messages';
import { paths } from './paths';
import { tenantRoutes } from './routes';

/** Company CRMs: the list, the wizard, the progress of a creation and the details. */
export const tenantWizardFeature = {
  id: 'tenant-wizard',
  routes: tenantRoutes,
  messages: allMessages,
  navigation: [
    {
      id: 'tenants',
      labelKey: 'tenants:navigation',
      icon: Building2,
      href: paths.tenants.href(),
      group: 'main',
    },
  ],
  actions: [{ id: 'new-tenant', labelKey: 'tenants:newTenant', icon: Plus, href: paths.newTenant.href() }],
  groupResults: async () => (await import('./list/components/found-tenants')).foundTenants,
} as const;
