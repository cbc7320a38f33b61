import { activateTenantEndpoint, deactivateTenantEndpoint, updateCrmEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useStoreOperation } from '../../tenant/api/store-operation';

export function useActivateTenant() {
  return useCall(activateTenantEndpoint, { onSuccess: useStoreOperation() });
}

export function useDeactivateTenant() {
  return useCall(deactivateTenantEndpoint, { onSuccess: useStoreOperation() });
}

/** Starts updating a company CRM to the current version. */
export function useUpdateCrm() {
  return useCall(updateCrmEndpoint, { onSuccess: useStoreOperation() });
}
