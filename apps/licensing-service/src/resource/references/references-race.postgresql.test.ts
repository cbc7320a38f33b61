import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { asService, type OpenDatabase, v7 } from '../../platform';
import { crateReferences as references, createCrateTables, readCrates } from '../../testing/crates';
import { openTestDatabase } from '../../testing/test-database';
import { holdTarget, refuseIfUsed, replaceReferences } from './references.service';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await createCrateTables(opened.database);
});
afterAll(() => opened.close());

const units = 'codelists:units';
const run = <T>(work: Parameters<typeof asService<T>>[2]) => asService(opened.database, 'no-tenant', work);

/** Waits until a transaction waits for another one's lock. */
const untilWaiting = () =>
  vi.waitFor(async () => {
    const { rows } = await opened.database.execute(sql`select from pg_locks join pg_database on oid = database
      where datname = current_database() and locktype = 'advisory' and not granted`);
    expect(rows).toHaveLength(1);
  });

/** Starts a transaction that writes a crate with a unit. It stays open until the test ends it. */
async function startCrate(title: string, unit: string) {
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const written = run(async (tx) => {
    await holdTarget(tx, units, unit);
    const id = v7();
    await tx.execute(sql`insert into test_crates values (${id}, ${title}, ${v7()}, null, false)`);
    await tx.execute(sql`insert into test_crate_contents values (${id}, ${unit})`);
    hold();
    await ended;
  });
  await held;
  return { end: () => (end(), written) };
}

it('a deletion waits for a record that is being written, and is then refused', async () => {
  const crate = await startCrate('First', 'hour');
  const deletion = run((tx) => refuseIfUsed(tx, references, units, ['hour'])).catch((error: unknown) => error);
  await untilWaiting();
  await crate.end();
  expect(await deletion).toMatchObject({ code: 'in_use' });
});

it('a replacement waits for a record that is being written, and moves it too', async () => {
  const crate = await startCrate('Second', 'day');
  const moved = run((tx) => replaceReferences(tx, references, units, { from: 'day', by: 'month' }));
  await untilWaiting();
  await crate.end();
  expect(await moved).toEqual({ uses: 1, kept: 0 });
  expect(await readCrates(opened.database)).toMatchObject({ Second: ['month'] });
});
