import type { ApiClient } from '@atrium/api-client';
import { confirmEmailEndpoint } from '@atrium/api-client/contract';
import { currentUserQueryOptions, queryKeyOf, useApiClient } from '@atrium/api-client/react';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

/** A link is used once: the call is never repeated automatically. The account is read again when it has changed. */
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

/** Changes the e-mail of an account by the link sent to the new address, as soon as its page is open. */
export function useEmailConfirmation(token: string) {
  return useQuery(confirmationQueryOptions(useApiClient(), useQueryClient(), token));
}
