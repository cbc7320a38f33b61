import type { ApiClient } from '@atrium/api-client';
import { retryOperationEndpoint } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useTakeOperation } from './take-operation';

function retryOperation(client: ApiClient, id: string) {
  return client.call(retryOperationEndpoint, { params: { id } });
}

export function useRetryOperation() {
  const client = useApiClient();
  const take = useTakeOperation();
  return useMutation({ mutationFn: (id: string) => retryOperation(client, id), onSuccess: take });
}
