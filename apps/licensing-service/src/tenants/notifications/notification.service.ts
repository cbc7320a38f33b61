import type { NotificationData, NotificationKind } from '@atrium/api-client/contract';
import { type DatabaseHandle, v7 } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { publishNotificationsJob } from './publish-notifications.job';
import { deleteNotificationsOf, insertNotifications, renameInNotifications } from './notification.repository';

export interface Cause<K extends NotificationKind> {
  readonly kind: K;
  readonly data: NotificationData<K>;
  /** The recipients; each once. */
  readonly readers: Iterable<string>;
  readonly at: Date;
}

/**
 * Tells people what happened, in the transaction in which it did; their open pages hear of it after the commit. A new
 * kind needs its data in the contract (`notificationDataSchemas`) and its words in the portal, nothing here.
 */
export async function notify<K extends NotificationKind>(
  tx: DatabaseHandle,
  { jobs }: Pick<TenantsDependencies, 'jobs'>,
  { kind, data, readers, at }: Cause<K>,
): Promise<void> {
  const rows = [...new Set(readers)].map((userId) => ({ id: v7(), userId, kind, data, createdAt: at }));
  if (rows.length === 0) return;
  await insertNotifications(tx, rows);
  await jobs.enqueue(tx, publishNotificationsJob, { ids: rows.map(({ id }) => id) });
}

/** Removes a user's notifications, and their name from those of others. */
export async function deleteReader(tx: DatabaseHandle, userId: string, fullName: string): Promise<void> {
  await deleteNotificationsOf(tx, userId);
  await renameInNotifications(tx, userId, fullName);
}
