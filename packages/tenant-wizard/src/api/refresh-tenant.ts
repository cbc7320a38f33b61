import { tenantQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listTenantsKey } from './list-tenants';

/** Asks again for a company CRM and for the list. */
export function useRefreshTenant() {
  const client = useApiClient();
  const queries = useQueryClient();
  return useCallback(
    (id: string) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: tenantQueryOptions(client, id).queryKey }),
        queries.invalidateQueries({ queryKey: listTenantsKey }),
      ]),
    [client, queries],
  );
}
