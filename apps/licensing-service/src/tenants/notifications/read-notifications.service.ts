import type { Notification } from '@atrium/api-client/contract';
import { inScope, InvalidInput, isUuid, NotFound } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { countUnread, hasNotification, listNotifications, markRead } from './notification.repository';
import { toNotification } from './notification-view';

type Dependencies = Pick<TenantsDependencies, 'database' | 'clock'>;

const defaultPageSize = 20;

export interface NotificationQuery {
  readonly per_page?: number;
  readonly cursor?: string;
}

export interface NotificationList {
  data: Notification[];
  next: string | null;
  unread: number;
}

/** Returns a page of the user's notifications; the cursor is the id of the last row. */
export function readNotifications(
  { database }: Dependencies,
  userId: string,
  { per_page: perPage = defaultPageSize, cursor }: NotificationQuery,
): Promise<NotificationList> {
  return inScope(database, { userId }, async (tx) => {
    if (cursor !== undefined && !(isUuid(cursor) && (await hasNotification(tx, userId, cursor))))
      throw new InvalidInput({ cursor: ['invalid'] });
    const rows = await listNotifications(tx, { userId, after: cursor ?? null, limit: perPage + 1 });
    const page = rows.slice(0, perPage);
    return {
      data: page.flatMap((row) => toNotification(row) ?? []),
      next: rows.length > perPage ? (page.at(-1)?.id ?? null) : null,
      unread: await countUnread(tx, userId),
    };
  });
}

/** Marks one notification as read; returns the number of unread ones. */
export function readNotification({ database, clock }: Dependencies, userId: string, id: string): Promise<number> {
  return inScope(database, { userId }, async (tx) => {
    if (!(await hasNotification(tx, userId, id))) throw new NotFound();
    await markRead(tx, userId, id, clock());
    return countUnread(tx, userId);
  });
}

export function readAllNotifications({ database, clock }: Dependencies, userId: string): Promise<number> {
  return inScope(database, { userId }, async (tx) => {
    await markRead(tx, userId, null, clock());
    return countUnread(tx, userId);
  });
}
