import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { schema } from './schema';

/** PGlite or PostgreSQL behind one type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The handle inside a transaction; repository functions take either as their first argument. */
export type Transaction = PgTransaction<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

export type DatabaseHandle = Database | Transaction;
