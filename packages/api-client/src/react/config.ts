import { queryOptions } from '@tanstack/react-query';
import { configEndpoint } from '../contract';
import type { ApiClient } from '../http/api-client';

/** What the service tells every browser; it changes with a new version of the service only. */
export const configQueryOptions = (client: ApiClient) =>
  queryOptions({
    queryKey: [configEndpoint.id],
    queryFn: ({ signal }) => client.call(configEndpoint, { signal }),
    staleTime: 300_000,
  });
