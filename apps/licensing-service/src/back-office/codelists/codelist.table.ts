import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/tables';
import { id, instant } from '../../platform/tables';

/** Lists of options for selects in forms. */
export const codelists = pgTable('codelists', {
  id: id(),
  slug: text().notNull().unique(),
  titleEn: text('title_en').notNull(),
  titleSl: text('title_sl').notNull(),
  /** Ships with the product; neither renamed nor deleted. */
  builtIn: boolean('built_in').notNull().default(false),
  authorId: uuid('author_id').references(() => users.id),
  lastModifiedBy: uuid('last_modified_by').references(() => users.id),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  version: integer().notNull().default(1),
});

export const codelistOptions = pgTable(
  'codelist_options',
  {
    id: id(),
    codelistId: uuid('codelist_id')
      .notNull()
      .references(() => codelists.id, { onDelete: 'cascade' }),
    /** Other records store this key. */
    key: text().notNull(),
    titleEn: text('title_en').notNull(),
    titleSl: text('title_sl').notNull(),
    /** For example basis points of a VAT rate or grams of a weight unit; null in codelists without numbers. */
    value: bigint({ mode: 'number' }),
    /** Selects do not offer it. */
    hidden: boolean().notNull().default(false),
    position: integer().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('codelist_options_key').on(table.codelistId, sql`lower(${table.key})`),
    index('codelist_options_position').on(table.codelistId, table.position, table.id),
  ],
);
