import { cancelOperationEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useStoreOperation } from '../../tenant/api/store-operation';

/** Undoes what an operation made. */
export function useCancelOperation() {
  return useCall(cancelOperationEndpoint, { onSuccess: useStoreOperation() });
}
