import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

interface PlainRows<Row> {
  rows: Row[];
}

/** What both drivers answer to plain SQL; numbers may come as texts, so convert them. */
interface PlainResult extends PgQueryResultHKT {
  type: PlainRows<this['row']>;
}

/** Repositories name their tables themselves, so the database knows no schema. */
type NoSchema = Record<string, never>;

/** PGlite or PostgreSQL behind one type. */
export type Database = PgDatabase<PlainResult, NoSchema>;

/** The handle inside a transaction; repository functions take either as their first argument. */
export type Transaction = PgTransaction<PlainResult, NoSchema, ExtractTablesWithRelations<NoSchema>>;

export type DatabaseHandle = Database | Transaction;
