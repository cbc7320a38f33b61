import type { ApiClient } from '@atrium/api-client';
import { discardDraftEndpoint } from '@atrium/api-client/contract';
import { tenantQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listTenantsKey } from './list-tenants';

function discardDraft(client: ApiClient, id: string) {
  return client.call(discardDraftEndpoint, { params: { id } });
}

export function useDiscardDraft() {
  const client = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => discardDraft(client, id),
    onSuccess: async (_nothing, id) => {
      queries.removeQueries({ queryKey: tenantQueryOptions(client, id).queryKey });
      await queries.invalidateQueries({ queryKey: listTenantsKey });
    },
  });
}
