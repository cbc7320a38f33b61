import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/tables';
import { instant } from '../../platform/tables';

/** Versions of the price list: monthly prices without VAT, in cents. Rows are inserted, never changed. */
export const priceListVersions = pgTable(
  'price_list_versions',
  {
    version: integer().primaryKey(),
    licence: bigint({ mode: 'number' }).notNull(),
    module: bigint({ mode: 'number' }).notNull(),
    asset: bigint({ mode: 'number' }).notNull(),
    /** Months charged per year. */
    yearlyMonths: integer('yearly_months').notNull(),
    /** Valid until the next version. */
    validFrom: instant().notNull(),
    /** Null for the version that the product ships with. */
    authorId: uuid('author_id').references(() => users.id),
  },
  (table) => [
    check('price_list_prices', sql`least(${table.licence}, ${table.module}, ${table.asset}) >= 0`),
    check('price_list_yearly_months', sql`${table.yearlyMonths} between 1 and 12`),
  ],
);
