import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/tables';
import { instant } from '../../platform/tables';

/** Versions of the price list: prices without VAT, for a month, in cents. Rows are added, never changed. */
export const priceListVersions = pgTable(
  'price_list_versions',
  {
    version: integer().primaryKey(),
    licence: bigint({ mode: 'number' }).notNull(),
    module: bigint({ mode: 'number' }).notNull(),
    asset: bigint({ mode: 'number' }).notNull(),
    /** How many months a year costs. */
    yearlyMonths: integer('yearly_months').notNull(),
    /** Until the next version's. */
    validFrom: instant().notNull(),
    /** Null for the version the product comes with. */
    authorId: uuid('author_id').references(() => users.id),
  },
  (table) => [
    check('price_list_prices', sql`least(${table.licence}, ${table.module}, ${table.asset}) >= 0`),
    check('price_list_yearly_months', sql`${table.yearlyMonths} between 1 and 12`),
  ],
);
