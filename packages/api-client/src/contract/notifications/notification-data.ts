import type { NotificationDataByKind, NotificationKind } from './notification.schema';

/** Data stored for each kind of notification. */
export type NotificationData<K extends NotificationKind> = NotificationDataByKind[K];
