import { configQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

/** Settings of the service: product name, trial days, password minimum. */
export function useConfig() {
  return useQuery(configQueryOptions(useApiClient()));
}
