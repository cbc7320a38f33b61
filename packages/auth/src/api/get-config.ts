import { configQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

/** What the portal knows of its service; undefined until it answers. */
export function useConfig() {
  return useQuery(configQueryOptions(useApiClient())).data;
}
