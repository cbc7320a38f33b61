import type { QueryClient } from '@tanstack/react-query';
import {
  getTenantEndpoint,
  listTenantsEndpoint,
  operationEndpoint,
  type Operation,
  type ServerEvents,
} from '../contract';
import { isRunning, laterOperation } from './operation';

function refreshTenants(queries: QueryClient, tenantId?: string): void {
  void queries.invalidateQueries({ queryKey: [listTenantsEndpoint.id] });
  void queries.invalidateQueries({
    queryKey: tenantId === undefined ? [getTenantEndpoint.id] : [getTenantEndpoint.id, tenantId],
  });
}

/** What an event means for the data held: an operation is new data, a changed tenant is worth asking for again. */
export function realtimeUpdates(queries: QueryClient): Pick<ServerEvents, 'operation.changed' | 'tenant.changed'> {
  return {
    'operation.changed': (operation) => {
      queries.setQueryData<Operation>([operationEndpoint.id, operation.id], (known) =>
        laterOperation(known, operation),
      );
      if (!isRunning(operation)) refreshTenants(queries, operation.tenant_id);
    },
    'tenant.changed': ({ tenant_id: tenantId }) => refreshTenants(queries, tenantId),
  };
}

/** Asks again for everything that events may have changed while nobody listened. */
export function refreshAfterGap(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [operationEndpoint.id] });
  refreshTenants(queries);
}
