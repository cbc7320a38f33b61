import { cancelOperationEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useStoreOperation } from '../../tenant/api/store-operation';

export function useCancelOperation() {
  return useCall(cancelOperationEndpoint, { onSuccess: useStoreOperation() });
}
