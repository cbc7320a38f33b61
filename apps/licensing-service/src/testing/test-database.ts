import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { createPglite } from './create-pglite';
import { createOnServer, testServer } from './database-on-server';
import { drizzlePglite } from '../platform/database/drizzle-pglite';
import { connectPostgresql } from '../platform/database/open-postgresql';
import type { OpenDatabase } from '../platform';

/** Opens a copy of the run's template: on the PostgreSQL server of `TEST_DATABASE_URL`, else in-memory PGlite. */
export function openTestDatabase(): Promise<OpenDatabase> {
  return testServer === '' ? openPglite() : openOnServer(testServer);
}

async function openPglite(): Promise<OpenDatabase> {
  const template = new Blob([await readFile(inject('templateDatabase'))]);
  const client = await createPglite({ loadDataDir: template });
  return { database: drizzlePglite(client), client, close: () => client.close() };
}

/** Creates a database on a server from the template. Drops it on close. */
export async function openOnServer(server: string): Promise<OpenDatabase & { readonly url: string }> {
  const created = await createOnServer(server, inject('templateOnServer'));
  const opened = connectPostgresql(created.url, () => undefined);
  const close = async () => {
    await opened.close();
    await created.drop();
  };
  return { ...opened, url: created.url, close };
}
