import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/tables';
import { userReference, users } from '../accounts/account.table';
import { roles } from '../roles/role.table';

/**
 * The operator's invitations by e-mail. One that is neither accepted nor withdrawn is pending, even if it has expired.
 */
export const userInvitations = pgTable(
  'user_invitations',
  {
    id: id(),
    /** Normalized for comparison. */
    email: text().notNull(),
    /** Language of the e-mail. */
    language: text({ enum: ['en', 'sl'] }).notNull(),
    /** The inviter's words in the e-mail. */
    message: text(),
    /** SHA-256 of the latest link's token. */
    tokenHash: text('token_hash').notNull(),
    /** Who sent the latest e-mail, and must still have the right to when it is accepted. */
    invitedBy: userReference(),
    /** Number of e-mails. */
    sendings: integer().notNull().default(1),
    createdAt: instant().notNull(),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    acceptedBy: uuid('accepted_by').references(() => users.id),
    withdrawnAt: instant(),
  },
  (table) => [
    uniqueIndex('user_invitations_token_hash_key').on(table.tokenHash),
    uniqueIndex('user_invitations_pending_key')
      .on(table.email)
      .where(sql`${table.acceptedAt} is null and ${table.withdrawnAt} is null`),
    index('user_invitations_expires_at').on(table.expiresAt),
  ],
);

/** The roles that an invitation grants. */
export const userInvitationRoles = pgTable(
  'user_invitation_roles',
  {
    invitationId: uuid('invitation_id')
      .notNull()
      .references(() => userInvitations.id, { onDelete: 'cascade' }),
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.invitationId, table.roleId] }),
    index('user_invitation_roles_role').on(table.roleId),
  ],
);
