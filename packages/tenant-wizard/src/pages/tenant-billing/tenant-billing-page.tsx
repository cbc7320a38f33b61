import { Navigate } from 'react-router';
import { LoadedTenant } from '../../components/loaded-tenant';
import { useCleanAddress } from '../../components/use-clean-address';
import { paths } from '../../paths';
import { TenantBilling } from './tenant-billing';

/** All about the money of one company CRM; a draft has nothing of it yet. */
export function TenantBillingPage() {
  useCleanAddress();
  return (
    <LoadedTenant as="details">
      {(tenant) =>
        tenant.state === 'draft' ? (
          <Navigate replace to={paths.tenantDetails.href(tenant.id)} />
        ) : (
          <TenantBilling tenant={tenant} />
        )
      }
    </LoadedTenant>
  );
}
