import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Settings } from '../settings';
import type { Database } from './database';
import { drizzlePglite } from './drizzle-pglite';
import { migrate } from './migrate';
import { PgliteThread, type PgliteClient } from './pglite-thread';
import { openPostgresql } from './open-postgresql';

/** The client below Drizzle, for what listens or enqueues. */
export type DatabaseClient = PgliteClient | Pool;

export interface OpenDatabase {
  readonly database: Database;
  readonly client: DatabaseClient;
  readonly close: () => Promise<void>;
}

/** Opens PGlite in the data folder, or PostgreSQL where the settings name one, and migrates it. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  onLost: (error: Error) => void,
): Promise<OpenDatabase> {
  if (settings.databaseUrl !== null) return openPostgresql(settings.databaseUrl, onLost);
  const client = await PgliteThread.open(join(settings.dataDir, 'database'), onLost);
  const database = drizzlePglite(client);
  await migrate(database);
  return { database, client, close: () => client.close() };
}

export function isPglite(client: DatabaseClient): client is PgliteClient {
  return 'exec' in client;
}
