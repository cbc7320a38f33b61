import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { currentUserEndpoint, type CurrentUser } from '../contract';
import type { ApiClient } from '../http/api-client';
import { SessionExpiredError } from '../http/api-error';
import { can, type ActionRecord } from '../session/can';
import { useApiClient } from './api-provider';

const sessionCheckInterval = 1_800_000;

async function fetchCurrentUser(
  client: ApiClient,
  signal: AbortSignal,
  known: CurrentUser | null | undefined,
): Promise<CurrentUser | null> {
  try {
    return await client.call(currentUserEndpoint, { signal });
  } catch (error) {
    if (!(error instanceof SessionExpiredError)) throw error;
    if (known && (await client.sessionEnded())) return client.call(currentUserEndpoint, { signal });
    return null;
  }
}

/** The current user: undefined until the first check ends, null for a visitor. Checked again every 30 minutes. */
export const currentUserQueryOptions = (client: ApiClient) =>
  queryOptions({
    queryKey: [currentUserEndpoint.id],
    queryFn: ({ signal, client: queries, queryKey }) =>
      fetchCurrentUser(client, signal, queries.getQueryData<CurrentUser | null>(queryKey)),
    staleTime: sessionCheckInterval,
    gcTime: Number.POSITIVE_INFINITY,
    refetchInterval: sessionCheckInterval,
    refetchIntervalInBackground: true,
    retryOnMount: false,
  });

/** The signed-in user; null for a visitor, undefined until the first check ends. */
export function useCurrentUser(): CurrentUser | null | undefined {
  return useQuery(currentUserQueryOptions(useApiClient())).data;
}

/** Stores the current user that a call returned, as after a login or a change of the own account. */
export function useSetCurrentUser(): (user: CurrentUser) => void {
  const client = useApiClient();
  const queries = useQueryClient();
  return useCallback(
    (user) => void queries.setQueryData(currentUserQueryOptions(client).queryKey, user),
    [client, queries],
  );
}

/** Whether the signed-in user has a permission, or all of a list. A record's own `allowed_actions` take precedence. */
export function usePermission(permission: string | readonly string[], record?: ActionRecord | null): boolean {
  return can(useCurrentUser(), permission, record);
}
