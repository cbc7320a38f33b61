import { startTenantEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useIsMutating } from '@tanstack/react-query';
import { useStoreOperation } from '../../tenant/api/store-operation';

/** Starts creating the company CRM; repeated, the service answers the same operation. */
export function useStartTenant() {
  return useCall(startTenantEndpoint, { onSuccess: useStoreOperation() });
}

/** Whether the service is being asked to start creating. */
export function useIsStarting(): boolean {
  return useIsMutating({ mutationKey: [startTenantEndpoint.id] }) > 0;
}
