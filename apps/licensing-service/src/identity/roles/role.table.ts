import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/tables';
import { userReference, users } from '../accounts/account.table';

export const roles = pgTable(
  'roles',
  {
    id: id(),
    title: text().notNull(),
    description: text(),
    /** The role Administrators: has every permission; cannot be renamed, deactivated or deleted. */
    builtIn: boolean('built_in').notNull().default(false),
    active: boolean().notNull().default(true),
    authorId: uuid('author_id').references(() => users.id),
    lastModifiedBy: uuid('last_modified_by').references(() => users.id),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [uniqueIndex('roles_title_key').on(sql`lower(${table.title})`)],
);

export const rolePermissions = pgTable(
  'role_permissions',
  {
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id),
    /** For example `view/tenants`. */
    permission: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.permission] })],
);

export const roleMembers = pgTable(
  'role_members',
  {
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id),
    userId: userReference(),
    addedAt: instant().notNull(),
    addedBy: uuid('added_by').references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.userId] }), index('role_members_user_id').on(table.userId)],
);
