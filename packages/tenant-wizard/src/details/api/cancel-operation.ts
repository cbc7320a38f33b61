import { cancelOperationEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useTakeOperation } from '../../tenant/api/take-operation';

/** Undoes what an operation made. */
export function useCancelOperation() {
  return useCall(cancelOperationEndpoint, { onSuccess: useTakeOperation() });
}
