import type { Notification } from '@atrium/api-client/contract';
import { notificationSchema } from '@atrium/api-client/contract/schemas';
import { Value } from 'typebox/value';
import type { NotificationRow } from './notification.repository';

/** Returns null for a kind unknown to this version. */
export function toNotification({ id, kind, data, createdAt, readAt }: NotificationRow): Notification | null {
  const shown = { id, kind, data, created_at: createdAt.toISOString(), read_at: readAt?.toISOString() ?? null };
  return Value.Check(notificationSchema, shown) ? shown : null;
}
