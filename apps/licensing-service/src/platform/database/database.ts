import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

interface PlainRows<Row> {
  rows: Row[];
}

/** Result of plain SQL from either driver. Numbers may arrive as strings, so convert them. */
interface PlainResult extends PgQueryResultHKT {
  type: PlainRows<this['row']>;
}

/** Repositories import their tables directly, so Drizzle gets no schema. */
type NoSchema = Record<string, never>;

/** PGlite or PostgreSQL behind one type. */
export type Database = PgDatabase<PlainResult, NoSchema>;

/** Handle inside a transaction. Repository functions take this or `Database` as their first argument. */
export type Transaction = PgTransaction<PlainResult, NoSchema, ExtractTablesWithRelations<NoSchema>>;

export type DatabaseHandle = Database | Transaction;
