import { tenantListQueryOptions, useApiClient, type TenantListQuery } from '@atrium/api-client/react';
import { listTenantsEndpoint } from '@atrium/api-client/contract';
import { useQuery } from '@tanstack/react-query';

const pollInterval = 5000;

/** Every page of the list, for asking again. */
export const listTenantsKey = [listTenantsEndpoint.id] as const;

/** A page of the company CRMs; asked again while one of them is being created. */
export function useTenants(query: TenantListQuery) {
  return useQuery({
    ...tenantListQueryOptions(useApiClient(), query),
    refetchInterval: ({ state }) =>
      state.data?.data.some((row) => row.state === 'creating') === true ? pollInterval : false,
  });
}
