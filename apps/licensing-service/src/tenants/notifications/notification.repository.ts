import { and, count, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { notifications } from './notification.table';

export type NotificationRow = typeof notifications.$inferSelect;

export async function insertNotifications(
  tx: DatabaseHandle,
  rows: readonly (typeof notifications.$inferInsert)[],
): Promise<void> {
  await tx.insert(notifications).values([...rows]);
}

export interface NotificationPage {
  readonly userId: string;
  /** Id of the row before the page; null for the first page. */
  readonly after: string | null;
  readonly limit: number;
}

/** Latest first. */
export function listNotifications(
  tx: DatabaseHandle,
  { userId, after, limit }: NotificationPage,
): Promise<NotificationRow[]> {
  const { createdAt, id } = notifications;
  const cursorRow = sql`(select created_at, id from notifications where id = ${after} and user_id = ${userId})`;
  const older = after === null ? undefined : sql`(${createdAt}, ${id}) < ${cursorRow}`;
  return tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), older))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export async function countUnread(tx: DatabaseHandle, userId: string): Promise<number> {
  const [row] = await tx
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

export async function findNotifications(tx: DatabaseHandle, ids: readonly string[]): Promise<NotificationRow[]> {
  return tx
    .select()
    .from(notifications)
    .where(inArray(notifications.id, [...ids]));
}

export async function hasNotification(tx: DatabaseHandle, userId: string, id: string): Promise<boolean> {
  const isOwn = and(eq(notifications.id, id), eq(notifications.userId, userId));
  return (await tx.select({ id: notifications.id }).from(notifications).where(isOwn)).length > 0;
}

/** Marks one notification, or all if `id` is null; those already read keep their time. */
export async function markRead(tx: DatabaseHandle, userId: string, id: string | null, at: Date): Promise<void> {
  const selected = id === null ? undefined : eq(notifications.id, id);
  await tx
    .update(notifications)
    .set({ readAt: at })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), selected));
}

export async function deleteNotificationsBefore(database: DatabaseHandle, instant: Date): Promise<void> {
  await database.delete(notifications).where(lte(notifications.createdAt, instant));
}

export async function deleteNotificationsOf(tx: DatabaseHandle, userId: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, userId));
}

/** Replaces the name of a user in other users' notifications. */
export async function renameInNotifications(tx: DatabaseHandle, userId: string, fullName: string): Promise<void> {
  await tx
    .update(notifications)
    .set({ data: sql`jsonb_set(${notifications.data}, '{full_name}', to_jsonb(${fullName}::text))` })
    .where(sql`${notifications.data} ->> 'user_id' = ${userId}`);
}
