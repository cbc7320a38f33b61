import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { StartupError } from '../startup-error';
import { migratePostgresql } from './migrate';
import type { OpenDatabase } from './database-client';
import { sqlStateOf } from './sql-state';

/** A pool whose statements and locks time out before a request does. */
export function createPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    query_timeout: 10_000,
    lock_timeout: 3_000,
    // PostgreSQL switches a named prepared statement to a generic plan after five runs, which skips the trigram index.
    options: '-c plan_cache_mode=force_custom_plan',
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  // A connection that drops inside a transaction also fails its next statement. Without a listener, the error event
  // would crash the process.
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  return pool;
}

export async function openPostgresql(url: string, onLost: (error: Error) => void): Promise<OpenDatabase> {
  await migratePostgresql(url).catch((error: unknown) => {
    throw toStartupError(error);
  });
  return connectPostgresql(url, onLost);
}

/** Opens a database whose migrations are applied. */
export function connectPostgresql(url: string, onLost: (error: Error) => void): OpenDatabase {
  const client = createPool(url);
  client.on('error', onLost);
  return { database: drizzle({ client, casing: 'snake_case' }), client, close: () => client.end() };
}

const insufficientPrivilege = '42501';
const undefinedFile = '58P01';
const featureNotSupported = '0A000';

/** Explains errors that an operator can fix. Returns any other error unchanged. */
function toStartupError(error: unknown): unknown {
  if (error instanceof StartupError) return error;
  const state = sqlStateOf(error);
  if (state === insufficientPrivilege) {
    return new StartupError(
      'The user of DATABASE_URL lacks rights: it must own the database or may create schemas and tables in it, and may create the roles atrium_app, atrium_every_tenant and atrium_eraser (CREATEROLE) or be a member of all three.',
    );
  }
  if (state === undefinedFile || state === featureNotSupported) {
    return new StartupError('PostgreSQL lacks the extension pg_trgm or btree_gist: install its package “contrib”.');
  }
  if (state === '28P01' || state === '28000')
    return new StartupError('PostgreSQL refuses the user or the password of DATABASE_URL.');
  if (state === '3D000') return new StartupError('The database that DATABASE_URL names does not exist.');
  if (state !== null && !state.startsWith('08') && !state.startsWith('57')) return error;
  return new StartupError('PostgreSQL does not answer at the address of DATABASE_URL.');
}
