import { closeAccountEndpoint } from '@atrium/api-client/contract';
import { currentUserQueryOptions, useApiClient, useCall } from '@atrium/api-client/react';
import { useQueryClient } from '@tanstack/react-query';

/** Closes the signed-in user's account permanently and clears the current user. */
export function useCloseAccount() {
  const client = useApiClient();
  const queries = useQueryClient();
  return useCall(closeAccountEndpoint, {
    onSuccess: () => void queries.setQueryData(currentUserQueryOptions(client).queryKey, null),
  });
}
