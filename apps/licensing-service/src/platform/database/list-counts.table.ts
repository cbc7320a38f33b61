import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Row counts of lists without COUNT(*). Triggers append each statement's delta and periodically compact the deltas.
 * The sum of a bucket is always exact, and writers never wait for a shared counter row.
 */
export const listCounts = pgTable(
  'list_counts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    resource: text().notNull(),
    /** A filter value that can be counted, for example a tenant's state. */
    bucket: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('list_counts_resource').on(table.resource)],
);
