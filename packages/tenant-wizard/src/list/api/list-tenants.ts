import { listTenantsEndpoint, type ListQuery } from '@atrium/api-client/contract';
import { listQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

const pollInterval = 5000;

/** A page of company CRMs, polled while one of them is being created. */
export function useTenants(query: ListQuery) {
  return useQuery({
    ...listQueryOptions(useApiClient(), listTenantsEndpoint, query),
    refetchInterval: ({ state }) =>
      state.data?.data.some((row) => row.state === 'creating') === true ? pollInterval : false,
  });
}

/** Total number of company CRMs, for a filtered list. */
export function useTenantTotal(enabled: boolean) {
  const query = { page: 1, per_page: 1 };
  return useQuery({ ...listQueryOptions(useApiClient(), listTenantsEndpoint, query), enabled });
}
