import type { ApiClient } from '@atrium/api-client';
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
  return queries.getQueryData(recordQueryOptions(client, getTenantEndpoint, id).queryKey)?.title || undefined;
}
