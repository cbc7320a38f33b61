import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { packageFolder } from '../package-folder';
import type { Database, Transaction } from './database';

const migrationsFolder = join(packageFolder, 'migrations');
const lockKey = 4_177_004_177;

/**
 * Applies all pending migrations. Each one commits as a whole or not at all. Concurrent instances take turns, since
 * the lock is held until each transaction ends.
 */
export async function migrate(database: Database, folder = migrationsFolder): Promise<void> {
  for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
    await database.transaction(async (tx) => {
      await tx.execute(sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`);
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
      await apply(tx, migration);
    });
  }
}

async function apply(tx: Transaction, migration: MigrationMeta): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.migrations (hash text primary key, applied_at timestamptz not null default now())`,
  );
  const claimed = await tx.execute<{ hash: string }>(
    sql`insert into drizzle.migrations (hash) values (${migration.hash}) on conflict do nothing returning hash`,
  );
  if (claimed.rows.length === 0) return;
  for (const statement of migration.sql) await tx.execute(sql.raw(statement));
}
