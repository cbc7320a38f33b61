import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asService, type OpenDatabase, type SessionUser, v7 } from '../../platform';
import { crateReferences as references, createCrateTables, readCrates, writeCrate } from '../../testing/crates';
import { openTestDatabase } from '../../testing/test-database';
import { listReferences, readUses, refuseIfUsed, replaceReferences } from './references.service';

let opened: OpenDatabase;
const units = 'codelists:units';
const place = v7();
const [ana, bor] = [v7(), v7()];

const person = (id: string, rights: Partial<SessionUser> = {}): SessionUser => ({
  id,
  fullName: 'Ana',
  email: 'ana@example.com',
  language: 'en',
  perPage: null,
  permissions: ['view/crates'],
  isAdministrator: false,
  ...rights,
});

beforeAll(async () => {
  opened = await openTestDatabase();
  const { database } = opened;
  await createCrateTables(database);
  await writeCrate(database, { title: 'Sent', ownerId: ana, units: ['hour', 'piece'], shipped: true });
  await writeCrate(database, { title: 'Twice', ownerId: ana, units: ['hour', 'hour'], placeId: place });
  for (let at = 1; at <= 11; at += 1)
    await writeCrate(database, { title: `Crate ${at}`, ownerId: bor, units: ['hour'], placeId: place });
});
afterAll(() => opened.close());

const run = <T>(work: Parameters<typeof asService<T>>[2]) => asService(opened.database, 'no-tenant', work);

const caller = { requestId: 'r', ip: '127.0.0.1', language: 'en' } as Parameters<typeof listReferences>[1]['caller'];

const listFor = (user: SessionUser, to = units, key = 'hour') =>
  listReferences(opened.database, { references, to, key, user, caller });

describe('references', () => {
  it('count records once, and those that keep what they were made with apart', async () => {
    const uses = await readUses(opened.database, references, units, ['hour', 'piece', 'litre']);
    expect([...(uses ?? [])]).toEqual([
      ['hour', { uses: 12, kept: 1 }],
      ['piece', { uses: 0, kept: 1 }],
      ['litre', { uses: 0, kept: 0 }],
    ]);
    expect((await readUses(opened.database, references, 'places', [place]))?.get(place)).toEqual({ uses: 12, kept: 0 });
    expect(await readUses(opened.database, references, 'codelists:statuses', ['new'])).toBeNull();
  });

  it('list the newest ten records that the user may see', async () => {
    const [seen] = await listFor(person(bor));
    expect(seen).toMatchObject({ module: 'crates', uses: 12, kept: 1 });
    expect(seen?.records.map(({ title }) => title)).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((at) => `Crate ${at}`),
    );
    expect(seen?.records[0]?.href).toBe(`/crates/${seen?.records[0]?.id}`);
    const [own] = await listFor(person(ana));
    expect(own?.records.map(({ title }) => title)).toEqual(['Twice', 'Sent']);
    expect(await listFor(person(bor, { permissions: [] }))).toEqual([
      { module: 'crates', uses: 12, kept: 1, records: [] },
    ]);
  });

  it('refuse the deletion of a used record with the number of its uses', async () => {
    await expect(run((tx) => refuseIfUsed(tx, references, 'places', [v7(), place]))).rejects.toMatchObject({
      status: 409,
      code: 'in_use',
      extension: { uses: 12 },
    });
    await run((tx) => refuseIfUsed(tx, references, 'places', [v7()]));
    await run((tx) => refuseIfUsed(tx, references, units, ['piece']));
  });

  it('move from one record to another, except where a record keeps what it was made with', async () => {
    const moved = await run((tx) => replaceReferences(tx, references, units, { from: 'hour', by: 'day' }));
    expect(moved).toEqual({ uses: 12, kept: 1 });
    const { Sent: sent, Twice: twice, 'Crate 7': seventh } = await readCrates(opened.database);
    expect({ sent, twice, seventh }).toEqual({ sent: ['hour', 'piece'], twice: ['day', 'day'], seventh: ['day'] });
    const other = v7();
    await run((tx) => replaceReferences(tx, references, 'places', { from: place, by: other }));
    expect((await readUses(opened.database, references, 'places', [other]))?.get(other)?.uses).toBe(12);
  });

  it('stay when a replacement fails', async () => {
    const before = await readCrates(opened.database);
    const failing = run(async (tx) => {
      await replaceReferences(tx, references, units, { from: 'day', by: 'litre' });
      throw new Error('later failure');
    });
    await expect(failing).rejects.toThrow('later failure');
    expect(await readCrates(opened.database)).toEqual(before);
  });
});
