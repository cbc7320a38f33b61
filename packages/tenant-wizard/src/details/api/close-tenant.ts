import { closeTenantEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useStoreOperation } from '../../tenant/api/store-operation';

/** Closes a company CRM permanently. */
export function useCloseTenant() {
  return useCall(closeTenantEndpoint, { onSuccess: useStoreOperation() });
}
