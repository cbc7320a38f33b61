import type { ApiClient } from '@atrium/api-client';
import { findResetEndpoint } from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

export const resetLinkQueryOptions = (client: ApiClient, token: string) => ({
  ...callQueryOptions(client, findResetEndpoint, { params: { token } }),
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
  refetchOnReconnect: false,
  networkMode: 'always' as const,
});

/** Checks whether a reset link still works without using it up. */
export function useResetLink(token: string) {
  return useQuery({ ...resetLinkQueryOptions(useApiClient(), token), enabled: token !== '' });
}
