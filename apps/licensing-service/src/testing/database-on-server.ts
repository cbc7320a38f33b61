import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** PostgreSQL server for tests instead of PGlite; empty if none is set. */
export const testServer = process.env['TEST_DATABASE_URL'] ?? '';

export interface DatabaseOnServer {
  readonly name: string;
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** Creates a new database on a server, empty or as a file copy of `template`. */
export async function createOnServer(server: string, template?: string): Promise<DatabaseOnServer> {
  const name = `atrium_test_${randomUUID().replaceAll('-', '')}`;
  const copied = template === undefined || template === '' ? '' : ` template ${template} strategy file_copy`;
  await onServer(server, `create database ${name}${copied}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
