import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userReference, users } from '../../identity/tables';
import { id, instant } from '../../platform/tables';
import { tenantReference } from '../tenant.table';

/** Invitations by e-mail. One that is neither accepted nor revoked is open, even if it has expired. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    tenantId: tenantReference('cascade'),
    /** Normalized for comparison. */
    email: text().notNull(),
    role: text({ enum: ['owner', 'manager', 'viewer'] }).notNull(),
    /** Language of the e-mail. */
    language: text({ enum: ['en', 'sl'] }).notNull(),
    /** SHA-256 of the latest link's token. */
    tokenHash: text('token_hash').notNull(),
    invitedBy: userReference(),
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
