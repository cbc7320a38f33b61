import type { ApiClient } from '@atrium/api-client';
import { getTenantEndpoint } from '@atrium/api-client/contract';
import { recordQueryOptions } from '@atrium/api-client/react';
import type { QueryClient } from '@tanstack/react-query';

interface PrepareOptions {
  readonly client: ApiClient;
  readonly queries: QueryClient;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Requests the company CRM in the address. */
export function prepareTenant({ client, queries, params: { id = '' } }: PrepareOptions): void {
  void queries.prefetchQuery(recordQueryOptions(client, getTenantEndpoint, id));
}

/** Requests the draft in the address, unless it is loaded: moving between its sections requests nothing. */
export function prepareDraft(options: PrepareOptions): void {
  const { client, queries, params } = options;
  const { queryKey } = recordQueryOptions(client, getTenantEndpoint, params['id'] ?? '');
  if (queries.getQueryData(queryKey) === undefined) prepareTenant(options);
}
