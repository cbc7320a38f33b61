import { isNotFoundError, type ApiClient } from '@atrium/api-client';
import { getTenantEndpoint } from '@atrium/api-client/contract';
import { recordQueryOptions } from '@atrium/api-client/react';
import type { QueryClient } from '@tanstack/react-query';

interface NameGround {
  readonly client: ApiClient;
  readonly queries: QueryClient;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The name of the company CRM that the address names, as far as it is known. */
export function tenantName({ client, queries, params: { id = '' } }: NameGround): string | undefined {
  const { queryKey } = recordQueryOptions(client, getTenantEndpoint, id);
  // A record that is gone keeps its data in the cache.
  if (isNotFoundError(queries.getQueryState(queryKey)?.error)) return undefined;
  return queries.getQueryData(queryKey)?.title || undefined;
}
