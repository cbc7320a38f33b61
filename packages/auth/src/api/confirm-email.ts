import type { ApiClient } from '@atrium/api-client';
import { confirmEmailEndpoint } from '@atrium/api-client/contract';
import { currentUserQueryOptions, queryKeyOf, useApiClient } from '@atrium/api-client/react';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

/** A link works once, so the request is never retried automatically. Reloads the current user on success. */
function confirmationQueryOptions(client: ApiClient, queries: QueryClient, token: string) {
  const parts = { body: { token } };
  return {
    queryKey: queryKeyOf(confirmEmailEndpoint, parts),
    queryFn: async () => {
      const answer = await client.call(confirmEmailEndpoint, parts);
      const { queryKey } = currentUserQueryOptions(client);
      if (queries.getQueryData(queryKey)) void queries.invalidateQueries({ queryKey });
      return answer;
    },
    staleTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
    networkMode: 'always' as const,
  };
}

/** Confirms a new e-mail address by its link when the page mounts. */
export function useEmailConfirmation(token: string) {
  return useQuery(confirmationQueryOptions(useApiClient(), useQueryClient(), token));
}
