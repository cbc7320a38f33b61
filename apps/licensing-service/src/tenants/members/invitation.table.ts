import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/tables';
import { id, instant } from '../../platform/tables';
import { tenants } from '../tenant.table';

/** Offers of membership by e-mail; one that is not accepted, revoked or swept away is open, even where it has expired. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    /** As e-mails are compared. */
    email: text().notNull(),
    role: text({ enum: ['owner', 'manager', 'viewer'] }).notNull(),
    /** Of the e-mail. */
    language: text({ enum: ['en', 'sl'] }).notNull(),
    /** SHA-256 of what the newest link holds. */
    tokenHash: text('token_hash').notNull(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    acceptedBy: uuid('accepted_by').references(() => users.id),
    revokedAt: instant(),
  },
  (table) => [
    uniqueIndex('invitations_token_hash_key').on(table.tokenHash),
    uniqueIndex('invitations_open_key')
      .on(table.tenantId, table.email)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
    index('invitations_expires_at').on(table.expiresAt),
  ],
);
