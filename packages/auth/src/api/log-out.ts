import { logoutEndpoint } from '@atrium/api-client/contract';
import { currentUserQueryOptions, useApiClient, useCall } from '@atrium/api-client/react';
import { useQueryClient } from '@tanstack/react-query';

/** Ends the session and stays on the page; nobody is signed in from then on. */
export function useLogOutHere() {
  const client = useApiClient();
  const queries = useQueryClient();
  return useCall(logoutEndpoint, {
    onSuccess: () => void queries.setQueryData(currentUserQueryOptions(client).queryKey, null),
  });
}
