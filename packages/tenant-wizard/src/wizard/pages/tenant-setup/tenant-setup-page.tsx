import { Navigate } from 'react-router';
import { LoadedTenant } from '../../../tenant/components/loaded-tenant';
import { paths } from '../../../paths';
import { TenantSetup } from './tenant-setup';

/** Loads an existing company CRM and shows its setup to users who can change it. */
export function TenantSetupPage() {
  return (
    <LoadedTenant as="tenant">
      {(tenant, config) =>
        tenant.allowed_actions.includes('setup') ? (
          <TenantSetup config={config} key={tenant.id} tenant={tenant} />
        ) : (
          <Navigate replace to={paths.tenantDetails.href(tenant.id)} />
        )
      }
    </LoadedTenant>
  );
}
