import { activateTenantEndpoint, deactivateTenantEndpoint, updateCrmEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useStoreOperation } from '../../tenant/api/store-operation';

/** Starts switching an inactive company CRM on. */
export function useActivateTenant() {
  return useCall(activateTenantEndpoint, { onSuccess: useStoreOperation() });
}

/** Starts switching an active company CRM off. */
export function useDeactivateTenant() {
  return useCall(deactivateTenantEndpoint, { onSuccess: useStoreOperation() });
}

/** Starts bringing a existing company CRM to the current version. */
export function useUpdateCrm() {
  return useCall(updateCrmEndpoint, { onSuccess: useStoreOperation() });
}
