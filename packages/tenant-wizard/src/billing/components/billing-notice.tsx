import type { Tenant } from '@atrium/api-client/contract';
import { useBilling } from '../../sections/payment/api/get-billing';
import { BillingBanner } from './billing-banner';

/** The banner of the subscription, once it is known. */
export function BillingNotice({ tenant }: { readonly tenant: Tenant }) {
  const { data } = useBilling(tenant.id);
  return data === undefined ? null : <BillingBanner billing={data} tenant={tenant} />;
}
