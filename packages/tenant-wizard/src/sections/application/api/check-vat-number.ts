import { checkVatNumberEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useUpdateCachedTenant } from '../../form/api/update-cached-tenant';

/** Checks a VAT number with VIES. The service stores the result as evidence and shows it on later visits. */
export function useCheckVatNumber(id: string) {
  const updateTenant = useUpdateCachedTenant(id);
  return useCall(checkVatNumberEndpoint, {
    onSuccess: (answer) => updateTenant((tenant) => ({ ...tenant, vat_check: answer })),
  });
}
