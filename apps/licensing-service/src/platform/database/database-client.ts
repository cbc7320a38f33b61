import type { Pool } from 'pg';
import type { Database } from './database';
import type { PgliteClient } from './pglite-thread';

/** The driver beneath Drizzle, for LISTEN and the job queue. */
export type DatabaseClient = PgliteClient | Pool;

export interface OpenDatabase {
  readonly database: Database;
  readonly client: DatabaseClient;
  readonly close: () => Promise<void>;
}

export function isPglite(client: DatabaseClient): client is PgliteClient {
  return 'exec' in client;
}
