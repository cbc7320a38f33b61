import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { userReference } from '../../identity/tables';
import { id, instant } from '../../platform/tables';

/** Notifications by kind and data; the portal has the texts. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: userReference(),
    kind: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    index('notifications_of_user').on(table.userId, table.createdAt, table.id),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
    index('notifications_created_at').on(table.createdAt),
  ],
);
