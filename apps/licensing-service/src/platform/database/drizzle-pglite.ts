import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './database';
import type { PgliteClient } from './pglite-thread';

/** Drizzle over PGlite opened with `textParsers`, in this thread or in a worker. */
export function drizzlePglite(client: PgliteClient): Database {
  return drizzle({ client: withoutParsers(client) as PGlite, casing: 'snake_case' });
}

/**
 * Drizzle passes parsers with every query, and PGlite then copies its whole list of parsers. PGlite was opened with the
 * same ones, so they are left out.
 */
function withoutParsers(client: PgliteClient): Pick<PgliteClient, 'query' | 'transaction'> {
  return {
    query: queryOf(client),
    transaction: (run) => client.transaction((tx) => run({ ...tx, query: queryOf(tx) })),
  };
}

function queryOf(handle: Pick<Transaction, 'query'>): PgliteClient['query'] {
  return (query, params, { rowMode = 'object' }: QueryOptions = {}) => handle.query(query, params, { rowMode });
}
