import type { ApiClient } from '@atrium/api-client';
import { cancelOperationEndpoint } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useTakeOperation } from './take-operation';

function cancelOperation(client: ApiClient, id: string) {
  return client.call(cancelOperationEndpoint, { params: { id } });
}

export function useCancelOperation() {
  const client = useApiClient();
  const take = useTakeOperation();
  return useMutation({ mutationFn: (id: string) => cancelOperation(client, id), onSuccess: take });
}
