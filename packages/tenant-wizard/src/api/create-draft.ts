import type { ApiClient } from '@atrium/api-client';
import { createDraftEndpoint } from '@atrium/api-client/contract';
import { tenantQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listTenantsKey } from './list-tenants';

function createDraft(client: ApiClient) {
  return client.call(createDraftEndpoint, {});
}

export function useCreateDraft() {
  const client = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => createDraft(client),
    onSuccess: (tenant) => {
      queries.setQueryData(tenantQueryOptions(client, tenant.id).queryKey, tenant);
      void queries.invalidateQueries({ queryKey: listTenantsKey });
    },
  });
}
