import { endOtherSessionsEndpoint, endSessionEndpoint, listSessionsEndpoint } from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient, useChange } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

/** Where the own account is logged in. */
export function useSessions() {
  return useQuery({ ...callQueryOptions(useApiClient(), listSessionsEndpoint), gcTime: 0 });
}

/** Ends one of the own sessions. */
export function useEndSession() {
  return useChange(endSessionEndpoint, [listSessionsEndpoint]);
}

/** Ends all of the own sessions but this one. */
export function useEndOtherSessions() {
  return useChange(endOtherSessionsEndpoint, [listSessionsEndpoint]);
}
