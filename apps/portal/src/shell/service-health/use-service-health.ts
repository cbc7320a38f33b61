import { readyEndpoint } from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useServiceHealthStore, watchConnection } from './service-health.store';
import { useIsOffline } from './use-is-offline';

const probeInterval = 3_000;

export interface ServiceHealthState {
  readonly down: boolean;
  /** The browser is offline. */
  readonly offline: boolean;
  readonly checking: boolean;
  readonly checkNow: () => void;
}

/**
 * Polls the service's health while calls get no response. Calls `onAnswering` whenever the service is known to respond:
 * at once, and each time it is back.
 */
export function useServiceHealth(onAnswering: () => void): ServiceHealthState {
  const client = useApiClient();
  const suspect = useServiceHealthStore((state) => state.suspect);
  const { isError, isFetching, refetch } = useQuery({
    ...callQueryOptions(client, readyEndpoint),
    enabled: suspect,
    refetchInterval: probeInterval,
    gcTime: 0,
    staleTime: 0,
  });
  const answering = useEffectEvent(onAnswering);
  const offline = useIsOffline();
  const checkNow = useEffectEvent(() => void refetch());

  useEffect(watchConnection, []);
  useEffect(() => {
    if (suspect && !offline) checkNow();
  }, [suspect, offline]);

  useEffect(() => {
    if (!suspect) answering();
  }, [suspect]);

  return { down: suspect && (isError || offline), offline, checking: isFetching, checkNow: () => void refetch() };
}
