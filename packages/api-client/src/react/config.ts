import { queryOptions } from '@tanstack/react-query';
import { configEndpoint } from '../contract';
import type { ApiClient } from '../http/api-client';
import { callQueryOptions } from './call-query';

/** The service's public configuration. It only changes with a new version of the service. */
export const configQueryOptions = (client: ApiClient) =>
  queryOptions({ ...callQueryOptions(client, configEndpoint), staleTime: 300_000 });
