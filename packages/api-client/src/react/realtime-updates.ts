import type { QueryClient } from '@tanstack/react-query';
import {
  currentUserEndpoint,
  getBillingEndpoint,
  getTenantEndpoint,
  listMembersEndpoint,
  listPaymentMethodsEndpoint,
  listTenantsEndpoint,
  type Operation,
  type ServerEvents,
  type Tenant,
} from '../contract';
import { queryKeyOf } from './call-query';
import { refreshNotifications } from './notifications';
import { isRunning, newerOperation, operationKey } from './operation';
import { refreshAccess, refreshModule, refreshShown } from './refresh-shown';
import { refreshRecords } from './save';

const tenantCalls = { list: listTenantsEndpoint, get: getTenantEndpoint };
/** Other calls that read a tenant by id. */
const tenantParts = [listMembersEndpoint, getBillingEndpoint, listPaymentMethodsEndpoint];

/** Refetches a tenant, its related data and every page of the list. */
function refreshTenant(queries: QueryClient, id: string): void {
  void refreshRecords(queries, tenantCalls, id);
  for (const get of tenantParts) void refreshRecords(queries, { get }, id);
}

/** Applies events to the queries: an operation is new data, what else changed is refetched. */
export function realtimeUpdates(queries: QueryClient): Omit<ServerEvents, 'session.ended'> {
  return {
    'operation.changed': (operation) => {
      queries.setQueryData<Operation>(operationKey(operation.id), (known) => newerOperation(known, operation));
      if (!isRunning(operation)) void refreshRecords(queries, tenantCalls, operation.tenant_id);
    },
    'connection-test.changed': ({ tenant_id: id, test }) => {
      queries.setQueryData<Tenant>(queryKeyOf(getTenantEndpoint, { params: { id } }), (tenant) => {
        if (tenant === undefined) return undefined;
        const others = tenant.connection_tests.filter(({ connection }) => connection !== test.connection);
        return { ...tenant, connection_tests: [...others, test] };
      });
    },
    'tenant.changed': ({ tenant_id: id }) => refreshTenant(queries, id),
    'record.changed': ({ module, id }) => refreshModule(queries, module, id),
    'access.changed': () => void refreshAccess(queries),
    'account.changed': () => void queries.invalidateQueries({ queryKey: queryKeyOf(currentUserEndpoint) }),
    'notification.created': () => void refreshNotifications(queries),
  };
}

/** Refetches everything that events may have changed while disconnected. */
export function refreshAfterGap(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: queryKeyOf(currentUserEndpoint) });
  refreshShown(queries);
}
