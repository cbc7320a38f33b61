import { registerPremisesEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useRefreshTenant } from '../../../tenant/api/refresh-tenant';

/** Tells the tax authority what it does not know yet of the business premises of a company CRM. */
export function useRegisterPremises(tenantId: string) {
  const refresh = useRefreshTenant();
  return useCall(registerPremisesEndpoint, { onSettled: () => refresh(tenantId) });
}
