import type { Tenant } from '@atrium/api-client/contract';
import { useBilling } from '../../sections/payment/api/get-billing';
import { BillingBanner } from './billing-banner';

export function BillingNotice({ tenant }: { readonly tenant: Tenant }) {
  const { data } = useBilling(tenant.id);
  return data === undefined ? null : <BillingBanner billing={data} tenant={tenant} />;
}
