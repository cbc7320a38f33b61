import { activateTenantEndpoint, deactivateTenantEndpoint, updateCrmEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useTakeOperation } from '../../tenant/api/take-operation';

/** Starts switching an inactive company CRM on. */
export function useActivateTenant() {
  return useCall(activateTenantEndpoint, { onSuccess: useTakeOperation() });
}

/** Starts switching an active company CRM off. */
export function useDeactivateTenant() {
  return useCall(deactivateTenantEndpoint, { onSuccess: useTakeOperation() });
}

/** Starts bringing a living company CRM to the current version. */
export function useUpdateCrm() {
  return useCall(updateCrmEndpoint, { onSuccess: useTakeOperation() });
}
