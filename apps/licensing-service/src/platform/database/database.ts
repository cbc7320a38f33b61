import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { schema } from '../../schema';

interface PlainRows<Row> {
  rows: Row[];
}

/** What both drivers answer to plain SQL; numbers may come as texts, so convert them. */
interface PlainResult extends PgQueryResultHKT {
  type: PlainRows<this['row']>;
}

/** PGlite or PostgreSQL behind one type. */
export type Database = PgDatabase<PlainResult, typeof schema>;

/** The handle inside a transaction; repository functions take either as their first argument. */
export type Transaction = PgTransaction<PlainResult, typeof schema, ExtractTablesWithRelations<typeof schema>>;

export type DatabaseHandle = Database | Transaction;
