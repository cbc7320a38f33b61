import { LoadedTenant } from '../../../tenant/components/loaded-tenant';
import { useCleanAddress } from '../../../sections/payment/components/use-clean-address';
import { TenantBilling } from './tenant-billing';

export function TenantBillingPage() {
  useCleanAddress();
  return <LoadedTenant as="tenant">{(tenant) => <TenantBilling tenant={tenant} />}</LoadedTenant>;
}
