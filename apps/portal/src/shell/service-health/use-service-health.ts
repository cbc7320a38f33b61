import { readyEndpoint } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useServiceHealthStore } from './service-health.store';

const probeInterval = 3_000;

export interface ServiceHealthState {
  readonly down: boolean;
  readonly checking: boolean;
  readonly checkNow: () => void;
}

/** While calls stay without an answer, asks the service's health until it is back, and tells so once. */
export function useServiceHealth(onRecovered: () => void): ServiceHealthState {
  const client = useApiClient();
  const suspect = useServiceHealthStore((state) => state.suspect);
  const { isError, isFetching, refetch } = useQuery({
    queryKey: [readyEndpoint.id],
    queryFn: ({ signal }) => client.call(readyEndpoint, { signal }),
    enabled: suspect,
    refetchInterval: probeInterval,
    gcTime: 0,
    staleTime: 0,
  });
  const recovered = useEffectEvent(onRecovered);
  const wasSuspect = useRef(suspect);

  useEffect(() => {
    if (wasSuspect.current && !suspect) recovered();
    wasSuspect.current = suspect;
  }, [suspect]);

  return { down: suspect && isError, checking: isFetching, checkNow: () => void refetch() };
}
