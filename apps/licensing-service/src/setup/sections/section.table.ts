import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/tables';
import { instant } from '../../platform/tables';
import { tenants } from '../../tenants/tables';

/** The wizard's sections. Each has its own version, so two tabs with different sections do not conflict. */
export const tenantSections = pgTable(
  'tenant_sections',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    section: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    version: integer().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: uuid('updated_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.section] })],
);
