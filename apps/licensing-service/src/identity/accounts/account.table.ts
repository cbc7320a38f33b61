import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/tables';

/** Customers and the operator's staff. Deactivated or anonymised, never deleted. */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    fullName: text('full_name').notNull(),
    countryCode: text('country_code').notNull(),
    phone: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    language: text({ enum: ['en', 'sl'] }).notNull(),
    state: text({ enum: ['pending', 'active', 'inactive', 'anonymised'] }).notNull(),
    positionTitle: text('position_title'),
    username: text(),
    perPage: integer('per_page'),
    /** Id of the picture in the file store. */
    avatar: text(),
    /** The picture that the user removed last. It can be restored until a job deletes it. */
    removedAvatar: text('removed_avatar'),
    avatarRemovedAt: instant(),
    visitedModules: jsonb('visited_modules').$type<string[]>().notNull().default([]),
    termsVersion: text('terms_version').notNull(),
    termsAcceptedAt: instant().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    activatedAt: instant(),
    lastSignInAt: instant(),
    version: integer().notNull().default(1),
    /** Folded text for search: lines for name, username, e-mail and position. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`atrium_fold(chr(10) || full_name || chr(10) || coalesce(username, '') || chr(10) || email || chr(10) || coalesce(position_title, ''))`,
      ),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('users_avatar_key').on(table.avatar),
    index('users_removed_avatar')
      .on(table.removedAvatar)
      .where(sql`${table.removedAvatar} is not null`),
    index('users_created_at').on(table.createdAt, table.id),
    index('users_last_sign_in').on(sql`coalesce(${table.lastSignInAt}, '-infinity'::timestamptz)`, table.id),
    index('users_username').on(sql`atrium_sort_key(coalesce(${table.username}, '')) collate "C"`, table.id),
    index('users_email').on(sql`atrium_sort_key(coalesce(${table.email}, '')) collate "C"`, table.id),
    index('users_search_text').using('gin', table.searchText.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('users_name_search')
      .using('gin', sql`atrium_fold(${table.fullName}) gin_trgm_ops`)
      .with({ fastupdate: false }),
  ],
);

/** A column that names a user. */
export const userReference = (onDelete: 'cascade' | 'no action' = 'no action') =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete });

/** Server-side sessions. The cookie contains the token, the table only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text('token_hash').notNull(),
    userId: userReference(),
    /** 1: password. 2 is reserved for a second factor. */
    authLevel: integer('auth_level').notNull().default(1),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    ip: text().notNull(),
    userAgent: text('user_agent').notNull(),
    /** The program that opens one document with the token in its address; null for the cookie of a browser. */
    program: text(),
  },
  (table) => [uniqueIndex('sessions_token_hash_key').on(table.tokenHash), index('sessions_user_id').on(table.userId)],
);

/** Single-use links: activation, password reset, e-mail change, first Administrator. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    purpose: text({ enum: ['activation', 'password_reset', 'email_change', 'first_administrator'] }).notNull(),
    tokenHash: text('token_hash').notNull(),
    userId: uuid('user_id').references(() => users.id),
    /** The new e-mail that an `email_change` link confirms. */
    email: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    /** Set when a newer link replaced this one. */
    replacedAt: instant(),
  },
  (table) => [
    uniqueIndex('one_time_tokens_hash_key').on(table.tokenHash),
    index('one_time_tokens_user').on(table.userId),
  ],
);

/** Login back-off by normalised e-mail, whether or not it has an account. */
export const loginFailures = pgTable('login_failures', {
  emailHash: text('email_hash').primaryKey(),
  failures: integer().notNull(),
  lastFailedAt: instant().notNull(),
  lockedUntil: instant(),
  noticeDue: boolean('notice_due').notNull().default(false),
});

/** Rate-limit counters shared by all instances. */
export const rateCounters = pgTable('rate_counters', {
  key: text().primaryKey(),
  windowStart: instant().notNull(),
  hits: integer().notNull(),
});
