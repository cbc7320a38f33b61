import { registerPremisesEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useRefreshTenant } from '../../../tenant/api/refresh-tenant';

/** Registers unreported business premises with the tax authority. */
export function useRegisterPremises(tenantId: string) {
  const refresh = useRefreshTenant();
  return useCall(registerPremisesEndpoint, { onSettled: () => refresh(tenantId) });
}
