import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { PgBoss, fromDrizzle, fromPglite } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateCounters } from '../../schema';
import { openFolder } from '../../testing/started-tenants';
import { drizzlePglite } from './drizzle-pglite';
import { PgliteThread } from './pglite-thread';
import { sqlStateOf } from './sql-state';

describe('PgliteThread', () => {
  let folder: string;
  let client: PgliteThread;
  const open = () => PgliteThread.open(join(folder, 'database'));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-thread-'));
    await (await openFolder(folder)).close();
    client = await open();
  });
  afterAll(async () => {
    await client.close();
    await rm(folder, { recursive: true });
  });

  it('returns dates, JSON and errors as PGlite does', async () => {
    const database = drizzlePglite(client);
    const windowStart = new Date('2026-11-21T08:00:00.123Z');
    await database.insert(rateCounters).values({ key: 'a', windowStart, hits: 1 });
    expect(await database.select().from(rateCounters).where(eq(rateCounters.key, 'a'))).toEqual([
      { key: 'a', windowStart, hits: 1 },
    ]);
    const duplicate = database.insert(rateCounters).values({ key: 'a', windowStart, hits: 1 });
    await expect(duplicate).rejects.toSatisfy((error) => sqlStateOf(error) === '23505');
    expect((await client.query('select \'{"a":[1]}\'::jsonb as j, array[1,2] as l')).rows).toEqual([
      { j: { a: [1] }, l: [1, 2] },
    ]);
  });

  it('commits, rolls back, and queues other queries behind an open transaction', async () => {
    const database = drizzlePglite(client);
    const order: string[] = [];
    const failing = database.transaction(async (tx) => {
      await tx.insert(rateCounters).values({ key: 'b', windowStart: new Date(), hits: 1 });
      order.push('in transaction');
      throw new Error('no');
    });
    const concurrent = database
      .select()
      .from(rateCounters)
      .where(eq(rateCounters.key, 'b'))
      .then((rows) => {
        order.push('concurrent');
        return rows;
      });
    await expect(failing).rejects.toThrow('no');
    expect(await concurrent).toEqual([]);
    expect(order).toEqual(['in transaction', 'concurrent']);
  });

  it('interleaves two hundred transactions without losing one', async () => {
    const database = drizzlePglite(client);
    await database.insert(rateCounters).values({ key: 'n', windowStart: new Date(), hits: 0 });
    const add = () =>
      database.transaction(async (tx) => {
        const [row] = await tx.select().from(rateCounters).where(eq(rateCounters.key, 'n'));
        await tx
          .update(rateCounters)
          .set({ hits: (row?.hits ?? 0) + 1 })
          .where(eq(rateCounters.key, 'n'));
      });
    await Promise.all(Array.from({ length: 200 }, add));
    expect(
      await database.select({ hits: rateCounters.hits }).from(rateCounters).where(eq(rateCounters.key, 'n')),
    ).toEqual([{ hits: 200 }]);
  });

  it('does not block the event loop during a slow query', async () => {
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 1);
    await client.query('select sum(n) from generate_series(1, 1000000) n');
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(5);
  });

  it('supports the job queue: transactional enqueue and LISTEN/NOTIFY', async () => {
    const boss = new PgBoss({ db: fromPglite(client), backend: 'pglite', useListenNotify: true });
    await boss.start();
    await boss.createQueue('greet', { notify: true });
    const database = drizzlePglite(client);
    const worked = new Promise<unknown>((resolve) => {
      void boss.work('greet', { pollingIntervalSeconds: 30 }, async ([job]) => resolve(job?.data));
    });
    await expect(
      database.transaction(async (tx) => {
        await boss.send('greet', { name: 'nobody' }, { db: fromDrizzle(tx, sql) });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await database.transaction((tx) => boss.send('greet', { name: 'Ana' }, { db: fromDrizzle(tx, sql) }));
    expect(await worked).toEqual({ name: 'Ana' });
    await boss.stop({ graceful: false });
  });

  it('keeps committed data after reopening, and rejects calls after close', async () => {
    await client.close();
    await expect(client.query('select 1')).rejects.toThrow('The database is closed.');
    client = await open();
    expect((await client.query<{ hits: number }>("select hits from rate_counters where key = 'n'")).rows).toEqual([
      { hits: 200 },
    ]);
  });
});
