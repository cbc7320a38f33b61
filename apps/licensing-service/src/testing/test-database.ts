import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { inject } from 'vitest';
import type { Database } from '../database/database';
import { drizzlePglite } from '../database/drizzle-pglite';
import { migrate } from '../database/migrate';
import { schema } from '../database/schema';

/** A migrated database of its own. */
export interface TestDatabase {
  readonly database: Database;
  /** The client below Drizzle, for what listens or enqueues. */
  readonly client: PGlite | Pool;
  close(): Promise<void>;
}

/** PGlite in memory from the run's template, or PostgreSQL where `TEST_DATABASE_URL` names a server. */
export function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined || server === '' ? openPglite() : openPostgresql(server);
}

async function openPglite(): Promise<TestDatabase> {
  const template = new Blob([await readFile(inject('templateDatabase'))]);
  const client = await PGlite.create({ loadDataDir: template });
  return { database: drizzlePglite(client), client, close: () => client.close() };
}

async function openPostgresql(server: string): Promise<TestDatabase> {
  const name = `atrium_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const client = new Pool({ connectionString: url.href, max: 10 });
  const database = drizzle({ client, schema, casing: 'snake_case' });
  await migrate(database);
  const close = async () => {
    await client.end();
    await onServer(server, `drop database ${name} with (force)`);
  };
  return { database, client, close };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
