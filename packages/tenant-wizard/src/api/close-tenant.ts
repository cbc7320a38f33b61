import type { ApiClient } from '@atrium/api-client';
import { closeTenantEndpoint } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useTakeOperation } from './take-operation';

function closeTenant(client: ApiClient, id: string) {
  return client.call(closeTenantEndpoint, { params: { id } });
}

export function useCloseTenant() {
  const client = useApiClient();
  const take = useTakeOperation();
  return useMutation({ mutationFn: (id: string) => closeTenant(client, id), onSuccess: take });
}
