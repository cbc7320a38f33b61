import type { Operation } from '@atrium/api-client/contract';
import { newerOperation, operationQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRefreshTenant } from './refresh-tenant';

/** Stores an operation and reloads its company CRM and the list. */
export function useStoreOperation() {
  const client = useApiClient();
  const queries = useQueryClient();
  const refresh = useRefreshTenant();
  return useCallback(
    async (answered: Operation) => {
      queries.setQueryData(operationQueryOptions(client, answered.id).queryKey, (known) =>
        newerOperation(known, answered),
      );
      await refresh(answered.tenant_id);
    },
    [client, queries, refresh],
  );
}
