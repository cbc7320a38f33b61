import { logoutEndpoint } from '@atrium/api-client/contract';
import { currentUserQueryOptions, useApiClient, useCall } from '@atrium/api-client/react';
import { useQueryClient } from '@tanstack/react-query';

/** Logs out without leaving the page, and clears the current user. */
export function useLogOutHere() {
  const client = useApiClient();
  const queries = useQueryClient();
  return useCall(logoutEndpoint, {
    onSuccess: () => void queries.setQueryData(currentUserQueryOptions(client).queryKey, null),
  });
}
