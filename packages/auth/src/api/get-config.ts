import { configQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

/** Public configuration of the service; undefined until it loads. */
export function useConfig() {
  return useQuery(configQueryOptions(useApiClient())).data;
}
