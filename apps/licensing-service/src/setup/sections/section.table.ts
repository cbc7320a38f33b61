import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { userReference } from '../../identity/tables';
import { instant } from '../../platform/tables';
import { tenantReference } from '../../tenants/tables';

/** The wizard's sections. Each has its own version, so two tabs with different sections do not conflict. */
export const tenantSections = pgTable(
  'tenant_sections',
  {
    tenantId: tenantReference(),
    section: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    version: integer().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: userReference(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.section] })],
);
