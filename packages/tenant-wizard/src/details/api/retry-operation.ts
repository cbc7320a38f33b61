import { retryOperationEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useStoreOperation } from '../../tenant/api/store-operation';

/** Goes on with a failed operation. */
export function useRetryOperation() {
  return useCall(retryOperationEndpoint, { onSuccess: useStoreOperation() });
}
