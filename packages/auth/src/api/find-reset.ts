import type { ApiClient } from '@atrium/api-client';
import { findResetEndpoint } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { queryOptions, useQuery } from '@tanstack/react-query';

export function resetLinkQueryOptions(client: ApiClient, token: string) {
  return queryOptions({
    queryKey: [findResetEndpoint.id, token],
    queryFn: ({ signal }) => client.call(findResetEndpoint, { params: { token }, signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  });
}

/** Tells whether a reset link still works, without using it up. */
export function useResetLink(token: string) {
  return useQuery({ ...resetLinkQueryOptions(useApiClient(), token), enabled: token !== '' });
}
