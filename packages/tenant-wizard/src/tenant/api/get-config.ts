import { configQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

/** What the service says of itself: product name, trial days, password minimum. */
export function useConfig() {
  return useQuery(configQueryOptions(useApiClient()));
}
