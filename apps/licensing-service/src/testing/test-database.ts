import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { inject } from 'vitest';
import { createPglite } from './create-pglite';
import { drizzlePglite } from '../database/drizzle-pglite';
import type { OpenDatabase } from '../database/open-database';
import { openPostgresql } from '../database/open-postgresql';

/** PGlite in memory from the run's template, or PostgreSQL where `TEST_DATABASE_URL` names a server. */
export function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined || server === '' ? openPglite() : openOnServer(server);
}

async function openPglite(): Promise<OpenDatabase> {
  const template = new Blob([await readFile(inject('templateDatabase'))]);
  const client = await createPglite({ loadDataDir: template });
  return { database: drizzlePglite(client), client, close: () => client.close() };
}

/** A database of its own on a server, gone when it is closed. */
export async function openOnServer(server: string): Promise<OpenDatabase & { readonly url: string }> {
  const name = `atrium_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = await openPostgresql(url.href, () => undefined);
  const close = async () => {
    await opened.close();
    await onServer(server, `drop database ${name} with (force)`);
  };
  return { ...opened, url: url.href, close };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
