import { Navigate } from 'react-router';
import { LoadedTenant } from '../../../tenant/components/loaded-tenant';
import { paths } from '../../../paths';
import { TenantSetup } from './tenant-setup';

/** The setup of an active company CRM: loads it, and shows it to members who may change it. */
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
