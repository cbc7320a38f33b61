import type { PriceList, PriceListVersion } from '@atrium/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTenantsApp, type Person, type TenantsApp } from '../../testing/tenants-app';

let service: TenantsApp;
let administrator: Person;

beforeAll(async () => {
  service = await buildTenantsApp();
  administrator = await service.person('Maja', { isAdministrator: true });
});
afterAll(() => service.close());

it('accepts one of ten simultaneous price changes, and shows the newer version to the others', async () => {
  const { client } = administrator;
  for (let round = 0; round < 10; round += 1) {
    const { version } = (await client.get('/price-list')).json<PriceList>();
    const prices = { licence: 1900, module: 900, yearly_months: 10, _version: version };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => client.put('/price-list', { ...prices, asset: 100 * round + index })),
    );
    const changed = answers.filter(({ statusCode }) => statusCode === 200);
    const rejected = answers.filter(({ statusCode }) => statusCode === 412);
    expect([changed.length, rejected.length]).toEqual([1, 9]);
    const newest = changed[0]?.json<PriceListVersion>();
    for (const answer of rejected) expect(answer.json()).toMatchObject({ current: newest });
    expect((await client.get('/price-list')).json()).toMatchObject({ version: version + 1, asset: newest?.asset });
  }
});
