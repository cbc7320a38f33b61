import { retryOperationEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useStoreOperation } from '../../tenant/api/store-operation';

export function useRetryOperation() {
  return useCall(retryOperationEndpoint, { onSuccess: useStoreOperation() });
}
