import { sql } from 'drizzle-orm';
import { date, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../identity/tables';
import { id, instant } from '../../../platform/tables';
import { tenants } from '../../../tenants/tables';

/** Places where a company issues invoices. What a premise of its type does not have is null. */
export const premises = pgTable(
  'premises',
  {
    id: id(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    /** As typed: 1 to 20 ASCII letters and digits. */
    premiseId: text('premise_id').notNull(),
    type: text({ enum: ['immovable', 'movable-a', 'movable-b', 'movable-c'] }).notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    address: text(),
    houseNumber: text('house_number'),
    houseNumberAdditional: text('house_number_additional'),
    postalCode: text('postal_code'),
    post: text(),
    /** The settlement. */
    city: text(),
    cadastralNumber: integer('cadastral_number'),
    buildingNumber: integer('building_number'),
    sectionNumber: integer('section_number'),
    /** The eight digits of the section; null while it has none: no two companies CRM hold the same id under one number. */
    taxNumber: text('tax_number'),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: uuid('updated_by')
      .notNull()
      .references(() => users.id),
    /** Removed from a living company CRM; kept, since its id can never be given again at the tax authority. */
    removedAt: instant(),
  },
  (table) => [
    uniqueIndex('premises_premise_id_key').on(table.tenantId, sql`lower(${table.premiseId})`),
    uniqueIndex('premises_tax_number_key')
      .on(table.taxNumber, sql`lower(${table.premiseId})`)
      .where(sql`${table.taxNumber} is not null`),
  ],
);
