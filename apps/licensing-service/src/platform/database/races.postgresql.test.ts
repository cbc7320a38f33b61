import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateCounters } from '../../schema';
import { createOnServer } from '../../testing/database-on-server';
import { earlierDatabase, earlierDatabaseMessage } from '../../testing/earlier-database';
import journal from '../../../migrations/meta/_journal.json' with { type: 'json' };
import { migratePostgresql } from './migrate';
import { createPool, openPostgresql } from './open-postgresql';
import { databaseErrorOf } from './database-errors';
import { asService } from './scope';

const server = process.env['TEST_DATABASE_URL'] ?? '';

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

describe('database concurrency on a PostgreSQL server', () => {
  const name = `atrium_races_${randomUUID().replaceAll('-', '')}`;
  const url = server.replace(/\/[^/]*$/, `/${name}`);
  const open = () => {
    const client = createPool(url);
    return { client, database: drizzle({ client, casing: 'snake_case' }) };
  };
  beforeAll(() => onServer(`create database ${name}`));
  afterAll(() => onServer(`drop database ${name} with (force)`));

  it('runs migrations of four instances in turn', async () => {
    await Promise.all([1, 2, 3, 4].map(() => migratePostgresql(url)));
    const { client } = open();
    const { rows } = await client.query('select count(*)::int as n from drizzle.__drizzle_migrations');
    expect(rows).toEqual([{ n: journal.entries.length }]);
    await client.end();
  });

  it('retries both transactions of a deadlock until they succeed', async () => {
    const { client, database } = open();
    const at = { windowStart: new Date(), hits: 0 };
    await database.insert(rateCounters).values([
      { key: 'a', ...at },
      { key: 'b', ...at },
    ]);
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    const add = (one: string, mine: PromiseWithResolvers<void>, other: string, theirs: PromiseWithResolvers<void>) =>
      asService(database, 'job', async (tx) => {
        const hit = (key: string) =>
          tx
            .update(rateCounters)
            .set({ hits: sql`${rateCounters.hits} + 1` })
            .where(eq(rateCounters.key, key));
        await hit(one);
        mine.resolve();
        await theirs.promise;
        await hit(other);
      });
    await Promise.all([add('a', first, 'b', second), add('b', second, 'a', first)]);
    expect(await database.select({ hits: rateCounters.hits }).from(rateCounters)).toEqual([{ hits: 2 }, { hits: 2 }]);
    await client.end();
  });

  it('answers 503 when a lock times out', async () => {
    const { client, database } = open();
    const blocker = new Client({ connectionString: url });
    await blocker.connect();
    await blocker.query("begin; update rate_counters set hits = 9 where key = 'a'");
    const waiting = asService(database, 'job', (tx) =>
      tx.update(rateCounters).set({ hits: 1 }).where(eq(rateCounters.key, 'a')),
    );
    await expect(waiting).rejects.toSatisfy((error) => databaseErrorOf(error)?.status === 503);
    await blocker.end();
    await client.end();
  });

  it('limits statements to five seconds and lock waits to three', async () => {
    const { client } = open();
    const shown = async (name: string) => (await client.query<Record<string, string>>(`show ${name}`)).rows[0]?.[name];
    expect([await shown('statement_timeout'), await shown('lock_timeout')]).toEqual(['5s', '3s']);
    await client.end();
  });

  it('rejects a database that an earlier version created, and changes nothing in it', async () => {
    const created = await createOnServer(server);
    const client = createPool(created.url);
    await client.query(earlierDatabase);
    const tables = async () =>
      (await client.query("select schemaname || '.' || tablename as name from pg_tables order by 1")).rows;
    const before = await tables();
    await expect(openPostgresql(created.url, () => undefined)).rejects.toMatchObject({
      name: 'StartupError',
      message: earlierDatabaseMessage,
    });
    expect(await tables()).toEqual(before);
    await client.end();
    await created.drop();
  });

  it('fails startup in one sentence if the database user lacks privileges', async () => {
    const user = `limited_${randomUUID().slice(0, 8)}`;
    await onServer(`create role ${user} login`);
    const limited = new URL(url);
    limited.username = user;
    const empty = `${name}_empty`;
    await onServer(`create database ${empty}`);
    limited.pathname = `/${empty}`;
    await expect(openPostgresql(limited.href, () => undefined)).rejects.toThrow(
      'The user of DATABASE_URL lacks rights',
    );
    await onServer(`drop database ${empty} with (force)`);
    await onServer(`drop role ${user}`);
  });
});
