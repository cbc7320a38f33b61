import type { ApiClient } from '@atrium/api-client';
import { activateEndpoint } from '@atrium/api-client/contract';
import { queryKeyOf, useApiClient } from '@atrium/api-client/react';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** A link works once, so the request is never retried automatically or aborted when the page unmounts. */
export function activationQueryOptions(client: ApiClient, token: string) {
  const parts = { params: { token } };
  return queryOptions({
    queryKey: queryKeyOf(activateEndpoint, parts),
    queryFn: () => client.call(activateEndpoint, parts),
    staleTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  });
}

/** Activates the account of an e-mailed link when its page mounts. */
export function useActivation(token: string) {
  return useQuery(activationQueryOptions(useApiClient(), token));
}
