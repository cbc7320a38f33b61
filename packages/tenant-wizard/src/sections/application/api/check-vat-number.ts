import { checkVatNumberEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useUpdateCachedTenant } from '../../form/api/update-cached-tenant';

/** Asks VIES about a VAT number; the service keeps the answer as evidence, and shows it on later visits. */
export function useCheckVatNumber(id: string) {
  const updateTenant = useUpdateCachedTenant(id);
  return useCall(checkVatNumberEndpoint, {
    onSuccess: (answer) => updateTenant((tenant) => ({ ...tenant, vat_check: answer })),
  });
}
