import type { QueryClient } from '@tanstack/react-query';
import {
  getTenantEndpoint,
  listMembersEndpoint,
  listTenantsEndpoint,
  operationEndpoint,
  type Operation,
  type ServerEvents,
  type Tenant,
} from '../contract';
import { queryKeyOf } from './call-query';
import { refreshNotifications } from './notifications';
import { isRunning, laterOperation, operationKey } from './operation';
import { refreshRecords } from './save';

const tenantCalls = { list: listTenantsEndpoint, get: getTenantEndpoint };

/** What an event means for the data held: an operation is new data, a changed tenant is worth asking for again. */
export function realtimeUpdates(
  queries: QueryClient,
): Pick<ServerEvents, 'connection-test.changed' | 'notification.created' | 'operation.changed' | 'tenant.changed'> {
  return {
    'operation.changed': (operation) => {
      queries.setQueryData<Operation>(operationKey(operation.id), (known) => laterOperation(known, operation));
      if (!isRunning(operation)) void refreshRecords(queries, tenantCalls, operation.tenant_id);
    },
    'connection-test.changed': ({ tenant_id: id, test }) => {
      queries.setQueryData<Tenant>(queryKeyOf(getTenantEndpoint, { params: { id } }), (tenant) => {
        if (tenant === undefined) return undefined;
        const others = tenant.connection_tests.filter(({ connection }) => connection !== test.connection);
        return { ...tenant, connection_tests: [...others, test] };
      });
    },
    'tenant.changed': ({ tenant_id: tenantId }) => {
      void refreshRecords(queries, tenantCalls, tenantId);
      void queries.invalidateQueries({ queryKey: queryKeyOf(listMembersEndpoint, { params: { id: tenantId } }) });
    },
    'notification.created': () => void refreshNotifications(queries),
  };
}

/** Refetches everything that events may have changed while disconnected. */
export function refreshAfterGap(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: queryKeyOf(operationEndpoint) });
  void queries.invalidateQueries({ queryKey: queryKeyOf(listMembersEndpoint) });
  void refreshNotifications(queries);
  void refreshRecords(queries, tenantCalls);
}
