import type { NotificationDataByKind, NotificationKind } from './notification.schema';

/** What is kept of a kind of notification. */
export type NotificationData<K extends NotificationKind> = NotificationDataByKind[K];
