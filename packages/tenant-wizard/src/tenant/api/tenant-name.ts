import { isNotFoundError, type ApiClient } from '@atrium/api-client';
import { getTenantEndpoint } from '@atrium/api-client/contract';
import { recordQueryOptions } from '@atrium/api-client/react';
import type { QueryClient } from '@tanstack/react-query';

interface TenantNameContext {
  readonly client: ApiClient;
  readonly queries: QueryClient;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Name of the company CRM in the address, if it is cached. */
export function tenantName({ client, queries, params: { id = '' } }: TenantNameContext): string | undefined {
  const { queryKey } = recordQueryOptions(client, getTenantEndpoint, id);
  // The cache keeps the data of a deleted record.
  if (isNotFoundError(queries.getQueryState(queryKey)?.error)) return undefined;
  return queries.getQueryData(queryKey)?.title || undefined;
}
