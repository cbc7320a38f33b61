import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How many rows a list has, without counting them: triggers add what each statement changes, and now and then
 * fold what was added. The sum of a bucket is always exact, and writers never wait for a counter.
 */
export const listCounts = pgTable(
  'list_counts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    resource: text().notNull(),
    /** What the list may be narrowed to without counting, as a tenant's state. */
    bucket: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('list_counts_resource').on(table.resource)],
);
