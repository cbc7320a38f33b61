import { endOtherSessionsEndpoint, endSessionEndpoint, listSessionsEndpoint } from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient, useChange } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

/** Sessions of the signed-in user. */
export function useSessions() {
  return useQuery({ ...callQueryOptions(useApiClient(), listSessionsEndpoint), gcTime: 0 });
}

export function useEndSession() {
  return useChange(endSessionEndpoint, [listSessionsEndpoint]);
}

/** Ends every session except the current one. */
export function useEndOtherSessions() {
  return useChange(endOtherSessionsEndpoint, [listSessionsEndpoint]);
}
