import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './database';
import type { PgliteClient } from './pglite-thread';

/** Drizzle over PGlite, in this thread or in a worker. Uses only the methods of `PgliteClient`. */
export function drizzlePglite(client: PgliteClient): Database {
  return drizzle({ client: client as PGlite, casing: 'snake_case' });
}
