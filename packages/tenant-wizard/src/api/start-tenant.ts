import type { ApiClient } from '@atrium/api-client';
import { startTenantEndpoint } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useTakeOperation } from './take-operation';

function startTenant(client: ApiClient, id: string) {
  return client.call(startTenantEndpoint, { params: { id } });
}

export const startTenantKey = [startTenantEndpoint.id] as const;

/** Starts creating the company CRM; repeated, the service answers the same operation. */
export function useStartTenant() {
  const client = useApiClient();
  const take = useTakeOperation();
  return useMutation({
    mutationKey: startTenantKey,
    mutationFn: (id: string) => startTenant(client, id),
    onSuccess: take,
  });
}
