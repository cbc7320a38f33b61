import type { PriceList, PriceListVersion } from '@atrium/api-client/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../schema';
import { buildTenantsApp, type Person, type TenantsApp } from '../../testing/tenants-app';
import { priceListVersions } from './price-list.table';
import { seedPriceList } from './seed-price-list';

let test: TenantsApp;
let administrator: Person;
let other: Person;
let reader: Person;

beforeAll(async () => {
  test = await buildTenantsApp();
  administrator = await test.person('Maja', { isAdministrator: true });
  other = await test.person('Bor', { permissions: ['update/price-list'] });
  reader = await test.person('Ana', { language: 'sl' });
});
afterAll(() => test.close());

const read = async () => (await reader.client.get('/price-list')).json<PriceList>();
const versions = async () =>
  (await administrator.client.get('/price-list/versions')).json<{ data: PriceListVersion[] }>().data;
const change = async (changed: Record<string, unknown>, person = administrator) => {
  const { version, licence, module, asset, yearly_months } = await read();
  return person.client.put('/price-list', { licence, module, asset, yearly_months, _version: version, ...changed });
};
const auditOf = (version: number) =>
  test.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, String(version)))
    .orderBy(desc(auditEntries.id));

describe('the price list', () => {
  it('starts with 19, 9 and 1 euro a month and ten months a year, and is seeded once', async () => {
    const prices = { licence: 1900, module: 900, asset: 100, yearly_months: 10 };
    const validFrom = test.dependencies.clock().toISOString();
    const first = { version: 1, ...prices, currency: 'EUR', valid_from: validFrom };
    expect(await read()).toEqual(first);
    expect(await versions()).toEqual([{ ...first, author: null }]);
    await seedPriceList(test.database, test.dependencies.clock());
    expect(await versions()).toHaveLength(1);
  });

  it('adds a version with its author and time, and an audit entry, for each change', async () => {
    const before = await read();
    const answer = await change({ licence: 2150, yearly_months: 11 });
    const validFrom = test.dependencies.clock().toISOString();
    const after = { ...before, version: before.version + 1, licence: 2150, yearly_months: 11, valid_from: validFrom };
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { ...after, author: { id: administrator.user.id, full_name: 'Maja' } },
    ]);
    expect(await read()).toEqual(after);
    expect((await versions()).map(({ version, licence }) => [version, licence])).toEqual([
      [before.version + 1, 2150],
      [before.version, 1900],
    ]);
    expect(await auditOf(after.version)).toMatchObject([
      {
        action: 'price-list.update',
        actorId: administrator.user.id,
        subjectType: 'price-list',
        before: { licence: 1900, module: 900, asset: 100, yearlyMonths: 10 },
        after: { licence: 2150, module: 900, asset: 100, yearlyMonths: 11 },
      },
    ]);
  });

  it('adds no version for unchanged prices', async () => {
    const before = await versions();
    expect((await change({})).json()).toEqual(before[0]);
    expect(await versions()).toEqual(before);
  });

  it('rejects a change based on an older version', async () => {
    const [newest] = await versions();
    const stale = await change({ licence: 1, _version: (newest?.version ?? 0) - 1 });
    expect([stale.statusCode, stale.json<{ current: unknown }>().current]).toEqual([412, newest]);
    expect(await versions()).toHaveLength(newest?.version ?? 0);
  });

  it('accepts one of ten simultaneous changes of a version', async () => {
    const [newest] = await versions();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        change({ asset: 200 + index, _version: newest?.version }, index % 2 === 0 ? administrator : other),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 412)).toHaveLength(9);
    expect(await versions()).toHaveLength((newest?.version ?? 0) + 1);
    expect(await auditOf((newest?.version ?? 0) + 1)).toHaveLength(1);
  });

  it.each([
    ['licence', '', 'Enter a whole number.'],
    ['licence', '19,00', 'Enter a whole number.'],
    ['licence', '19.5', 'Enter a whole number.'],
    ['licence', '1e3', 'Enter a whole number.'],
    ['licence', -1, 'Enter 0 or more.'],
    ['module', 1_000_001, 'Enter 1000000 or less.'],
    ['asset', 'NaN', 'Enter a whole number.'],
    ['yearly_months', 0, 'Enter 1 or more.'],
    ['yearly_months', 13, 'Enter 12 or less.'],
    ['yearly_months', 9.5, 'Enter a whole number.'],
    ['_version', -1, 'Enter 0 or more.'],
  ])('rejects %s %j', async (field, value, message) => {
    const before = await versions();
    const answer = await change({ [field]: value });
    expect([answer.statusCode, answer.json<{ errors: unknown }>().errors]).toEqual([422, { [field]: [message] }]);
    expect(await versions()).toEqual(before);
  });

  it.each(['licence', 'module', 'asset', 'yearly_months', '_version'])('rejects a change without %s', async (field) => {
    const { version, licence, module, asset, yearly_months } = await read();
    const whole: Record<string, unknown> = { licence, module, asset, yearly_months, _version: version };
    const { [field]: _left, ...form } = whole;
    const answer = await administrator.client.put('/price-list', form);
    expect([answer.statusCode, answer.json<{ errors: unknown }>().errors]).toEqual([
      422,
      { [field]: ['Fill in this field.'] },
    ]);
  });

  it('accepts the minimum and maximum prices', async () => {
    for (const prices of [
      { licence: 0, module: 0, asset: 0, yearly_months: 1 },
      { licence: 1_000_000, module: 1_000_000, asset: 1_000_000, yearly_months: 12 },
    ]) {
      expect((await change(prices)).json()).toMatchObject(prices);
      expect(await read()).toMatchObject(prices);
    }
  });

  it('has immutable versions', async () => {
    const before = await versions();
    const attempts = [
      () => test.database.update(priceListVersions).set({ licence: 1 }),
      () => test.database.delete(priceListVersions),
      () => test.database.execute(sql`truncate price_list_versions cascade`),
    ];
    for (const attempt of attempts)
      await expect(attempt()).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') } });
    expect(await versions()).toEqual(before);
  });

  it('is shown to and changed by permitted users only', async () => {
    for (const [person, status] of [
      [reader, 403],
      [other, 403],
      [administrator, 200],
    ] as const)
      expect((await person.client.get('/price-list/versions')).statusCode).toBe(status);
    expect((await change({ licence: 1 }, reader)).statusCode).toBe(403);
    expect((await test.client().get('/price-list')).statusCode).toBe(401);
  });
});
