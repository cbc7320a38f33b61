import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzlePostgresql } from 'drizzle-orm/node-postgres';
import { migrate as applyToPostgresql } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as applyToPglite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { packageFolder } from '../package-folder';
import { StartupError } from '../startup-error';
import type { Database } from './database';
import type { PgliteClient } from './pglite-thread';

const migrationsFolder = join(packageFolder, 'migrations');
const lockKey = 4_177_004_177;

/** Applies all pending migrations to PGlite in one transaction. The lock of the data folder excludes other processes. */
export async function migratePglite(client: PgliteClient, folder = migrationsFolder): Promise<void> {
  const database = drizzlePglite({ client: client as PGlite });
  await checkOrigin(database, folder);
  await applyToPglite(database, { migrationsFolder: folder });
}

/**
 * Applies all pending migrations to PostgreSQL in one transaction. Concurrent instances take turns: a separate
 * connection holds the lock, so the lock ends with the migration or with a killed process.
 */
export async function migratePostgresql(url: string, folder = migrationsFolder): Promise<void> {
  const connection = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    options: '-c statement_timeout=0 -c lock_timeout=0',
    keepAlive: true,
  });
  connection.on('error', () => undefined);
  await connection.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [lockKey]);
    const database = drizzlePostgresql({ client: connection });
    await checkOrigin(database, folder);
    await applyToPostgresql(database, { migrationsFolder: folder });
  } finally {
    await connection.end();
  }
}

/** Rejects a database with other migrations than ours. Additional ones come from a newer version of the service. */
async function checkOrigin(database: Database, folder: string): Promise<void> {
  const { rows } = await database.execute<{ unreleased: boolean; migrated: boolean }>(
    sql`select to_regclass('drizzle.migrations') is not null as unreleased, to_regclass('drizzle.__drizzle_migrations') is not null as migrated`,
  );
  if (rows[0]?.unreleased === true) throw createdEarlier();
  if (rows[0]?.migrated !== true) return;
  const applied = await database.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  );
  const known = readMigrationFiles({ migrationsFolder: folder }).slice(0, applied.rows.length);
  if (known.some(({ hash }, index) => hash !== applied.rows[index]?.hash)) throw createdEarlier();
}

const createdEarlier = () =>
  new StartupError(
    'This database was created by an earlier version of Atrium that cannot be upgraded. Start with an empty DATA_DIR or database; nothing was changed.',
  );
