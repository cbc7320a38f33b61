import { integer, pgTable } from 'drizzle-orm/pg-core';

/** The last number of each year. */
export const documentNumbers = pgTable('document_numbers', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});
