export { ApiProvider, useApiClient, type ApiProviderProps } from './api-provider';
export { useAvatarUrl } from './avatar-url';
export { callQueryOptions, queryKeyOf } from './call-query';
export { configQueryOptions } from './config';
export { currentUserQueryOptions, useCurrentUser, usePermission, useSetCurrentUser } from './current-user';
export { forgetSavedFilters, readSavedFilters, useSavedFilters, type ListFilters } from './saved-filters';
export { listQueryOptions, useList } from './list';
export { isRunning, newerOperation, operationQueryOptions } from './operation';
export {
  notificationsQueryOptions,
  refreshNotifications,
  useNotifications,
  useReadNotification,
} from './notifications';
export { optionsQueryOptions, useOptions, useSelectedOptions, type OptionsChoice } from './options';
export { recordQueryOptions, useRecord } from './record';
export { refreshRecords, useDelete, useSave, type ReadCalls, type SaveCalls, type Saved } from './save';
export { useCall } from './use-call';
export { useChange } from './use-change';
export { waitUntilIdle } from './wait-until-idle';
export { useRealtime, type UseRealtimeOptions } from './use-realtime';
