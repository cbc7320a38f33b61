import type { NotificationData, NotificationKind } from '@atrium/api-client/contract';
import { type DatabaseHandle, v7 } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { publishNotificationsJob } from './publish-notifications.job';
import { deleteNotificationsOf, insertNotifications, renameInNotifications } from './notification.repository';

export interface NewNotification<K extends NotificationKind> {
  readonly kind: K;
  readonly data: NotificationData<K>;
  /** User ids; duplicates are ignored. */
  readonly readers: Iterable<string>;
  readonly at: Date;
}

/**
 * Notifies users in the caller's transaction; a job sends the notifications to open pages after the commit. A new kind
 * needs its data in the contract (`notificationDataSchemas`) and its texts in the portal, but no change here.
 */
export async function notify<K extends NotificationKind>(
  tx: DatabaseHandle,
  { jobs }: Pick<TenantsDependencies, 'jobs'>,
  { kind, data, readers, at }: NewNotification<K>,
): Promise<void> {
  const rows = [...new Set(readers)].map((userId) => ({ id: v7(), userId, kind, data, createdAt: at }));
  if (rows.length === 0) return;
  await insertNotifications(tx, rows);
  await jobs.enqueue(tx, publishNotificationsJob, { ids: rows.map(({ id }) => id) });
}

/** Deletes a user's notifications and replaces the user's name in those of others. */
export async function deleteUserNotifications(tx: DatabaseHandle, userId: string, fullName: string): Promise<void> {
  await deleteNotificationsOf(tx, userId);
  await renameInNotifications(tx, userId, fullName);
}
