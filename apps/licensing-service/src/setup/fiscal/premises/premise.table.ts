import { sql } from 'drizzle-orm';
import { date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { userReference } from '../../../identity/tables';
import { id, instant } from '../../../platform/tables';
import { tenantReference } from '../../../tenants/tables';

/** Business premises where a company issues invoices. Movable premises have no address. */
export const premises = pgTable(
  'premises',
  {
    id: id(),
    tenantId: tenantReference('cascade'),
    /** Case as entered: 1 to 20 ASCII letters and digits. */
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
    /** Copy of the section's tax number, eight digits or null: premise ids are unique under a tax number. */
    taxNumber: text('tax_number'),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: userReference(),
    /** When it was removed from a live company CRM. The row stays because the tax authority never reuses a premise id. */
    removedAt: instant(),
  },
  (table) => [
    uniqueIndex('premises_premise_id_key').on(table.tenantId, sql`lower(${table.premiseId})`),
    uniqueIndex('premises_tax_number_key')
      .on(table.taxNumber, sql`lower(${table.premiseId})`)
      .where(sql`${table.taxNumber} is not null`),
  ],
);
