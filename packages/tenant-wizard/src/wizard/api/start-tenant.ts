import { startTenantEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useIsMutating } from '@tanstack/react-query';
import { useStoreOperation } from '../../tenant/api/store-operation';

/** Starts the creation. A repeated call returns the same operation. */
export function useStartTenant() {
  return useCall(startTenantEndpoint, { onSuccess: useStoreOperation() });
}

export function useIsStarting(): boolean {
  return useIsMutating({ mutationKey: [startTenantEndpoint.id] }) > 0;
}
