import type { ConnectionTest } from '@atrium/api-client/contract';
import { useCallback } from 'react';
import { useUpdateCachedTenant } from '../../form/api/update-cached-tenant';

/** Stores the latest test of a connection. */
export function useStoreConnectionTest(id: string) {
  const updateTenant = useUpdateCachedTenant(id);
  return useCallback(
    (test: ConnectionTest) =>
      updateTenant((tenant) => {
        const others = tenant.connection_tests.filter(({ connection }) => connection !== test.connection);
        return { ...tenant, connection_tests: [...others, test] };
      }),
    [updateTenant],
  );
}
