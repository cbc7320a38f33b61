import type { ApiClient } from '@atrium/api-client';
import { urlNameEndpoint } from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

interface UrlNameInput {
  readonly name: string;
  readonly tenantId: string;
}

const urlNameQueryOptions = (client: ApiClient, { name, tenantId }: UrlNameInput) => ({
  ...callQueryOptions(client, urlNameEndpoint, { query: { name, tenant_id: tenantId } }),
  staleTime: 10_000,
});

/** Whether an application URL is available for this company CRM. */
export function useUrlName(input: UrlNameInput, enabled: boolean) {
  return useQuery({ ...urlNameQueryOptions(useApiClient(), input), enabled });
}

/** Whether a name is known to be taken; false if it was not checked yet. */
export function useTakenUrlName(tenantId: string) {
  const client = useApiClient();
  const queries = useQueryClient();
  return useCallback(
    (name: string) =>
      queries.getQueryData(urlNameQueryOptions(client, { name, tenantId }).queryKey)?.available === false,
    [client, queries, tenantId],
  );
}
