import { getTenantEndpoint, listTenantsEndpoint, type Tenant } from '@atrium/api-client/contract';
import { queryKeyOf, recordQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Updates a company CRM in the cache and reloads the list. */
export function useUpdateCachedTenant(id: string) {
  const client = useApiClient();
  const queries = useQueryClient();
  return useCallback(
    (change: (tenant: Tenant) => Tenant) => {
      queries.setQueryData(
        recordQueryOptions(client, getTenantEndpoint, id).queryKey,
        (tenant) => tenant && change(tenant),
      );
      void queries.invalidateQueries({ queryKey: queryKeyOf(listTenantsEndpoint) });
    },
    [client, queries, id],
  );
}
