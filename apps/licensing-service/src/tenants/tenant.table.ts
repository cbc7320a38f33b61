import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userReference, users } from '../identity/tables';
import { id, instant } from '../platform/tables';

/** Company CRMs, from draft to closed. */
export const tenants = pgTable(
  'tenants',
  {
    id: id(),
    title: text().notNull().default(''),
    /** Legal name of the company; may be empty in a draft. */
    company: text().notNull().default(''),
    /** Name part of the application URL. */
    urlName: text('url_name'),
    urlNameHeldUntil: instant(),
    state: text({ enum: ['draft', 'creating', 'failed', 'active', 'inactive', 'closed'] }).notNull(),
    language: text({ enum: ['en', 'sl'] }).notNull(),
    crmVersion: text('crm_version'),
    /** When the owners of a draft were notified that it will expire. */
    expiryNoticeAt: instant(),
    /** The last saved section of the wizard. */
    section: text(),
    authorId: userReference(),
    lastModifiedBy: userReference(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    activatedAt: instant(),
    closedAt: instant(),
    version: integer().notNull().default(1),
    /** Folded text for search: lines for title, company and URL name. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`atrium_fold(chr(10) || title || chr(10) || company || chr(10) || coalesce(url_name, ''))`),
  },
  (table) => [
    uniqueIndex('tenants_url_name_key')
      .on(table.urlName)
      .where(sql`${table.state} <> 'closed' and ${table.urlName} is not null`),
    index('tenants_updated_at').on(table.updatedAt, table.id),
    index('tenants_created_at').on(table.createdAt, table.id),
    index('tenants_title').on(sql`atrium_sort_key(${table.title}) collate "C"`, table.id),
    index('tenants_company').on(sql`atrium_sort_key(${table.company}) collate "C"`, table.id),
    index('tenants_url').on(sql`coalesce(${table.urlName}, '') collate "C"`, table.id),
    index('tenants_state').on(table.state, table.updatedAt, table.id),
    index('tenants_search').using('gin', table.searchText.op('gin_trgm_ops')).with({ fastupdate: false }),
  ],
);

/** A column that names a company CRM. */
export const tenantReference = (onDelete: 'cascade' | 'no action' = 'no action') =>
  uuid()
    .notNull()
    .references(() => tenants.id, { onDelete });

export const tenantMembers = pgTable(
  'tenant_members',
  {
    tenantId: tenantReference('cascade'),
    userId: userReference(),
    role: text({ enum: ['owner', 'manager', 'viewer'] }).notNull(),
    addedAt: instant().notNull(),
    addedBy: uuid('added_by').references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] }), index('tenant_members_user').on(table.userId)],
);
