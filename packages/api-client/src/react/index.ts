export { ApiProvider, useApiClient, type ApiProviderProps } from './api-provider';
export { configQueryOptions } from './config';
export { currentUserQueryOptions, useCurrentUser, usePermission } from './current-user';
export { isRunning, operationQueryOptions } from './operation';
export { tenantListQueryOptions, tenantQueryOptions, type TenantListQuery } from './tenants';
export { useRealtime, type UseRealtimeOptions } from './use-realtime';
