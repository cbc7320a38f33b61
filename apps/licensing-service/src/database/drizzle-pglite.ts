import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './database';
import { schema } from './schema';

/** Drizzle over PGlite, in this thread or in a worker's. */
export function drizzlePglite(client: PGlite): Database {
  return drizzle({ client, schema, casing: 'snake_case' });
}
