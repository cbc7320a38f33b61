import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTenantsApp, type Person, type TenantsApp } from '../../testing/tenants-app';

const titles = ['100 % naravno', '100 x naravno', 'zelena_dolina', 'zelena dolina', 'pot\\steza'];

describe('the list of company CRMs', () => {
  let test: TenantsApp;
  let ana: Person;
  beforeAll(async () => {
    test = await buildTenantsApp();
    ana = await test.person('Ana');
    for (const title of titles) {
      const { id } = (await ana.client.post('/tenants', {})).json<{ id: string }>();
      const saved = await ana.client.put(`/tenants/${id}/sections/application`, { title, _version: 0 });
      expect(saved.statusCode).toBe(200);
    }
  });
  afterAll(() => test.close());

  const list = (query: string) => ana.client.get(`/tenants?${query}`);
  const find = async (search: string) => {
    const { data } = (await list(`sort=title&search=${encodeURIComponent(search)}`)).json<{
      data: { title: string }[];
    }>();
    return data.map(({ title }) => title);
  };

  it.each([
    ['%', ['100 % naravno']],
    ['a_d', ['zelena_dolina']],
    ['\\', ['pot\\steza']],
    ['100 % n', ['100 % naravno']],
    ["' or 1=1 --", []],
  ])('searches for %s literally', async (search, expected) => {
    expect(await find(search)).toEqual(expected);
  });

  it.each([
    ['per_page', 'per_page=0'],
    ['per_page', 'per_page=101'],
    ['per_page', 'per_page=-1'],
    ['per_page', 'per_page=1e2'],
    ['page', 'page=0'],
    ['page', 'page=1000001'],
    ['search', `search=${'a'.repeat(201)}`],
    ['sort', 'sort=password_hash'],
    ['sort', 'sort=title;drop'],
    ['filter.password_hash', 'filter[password_hash]=x'],
    ['filter.state', 'filter[state]=gone'],
  ])('rejects %s in %s', async (field, query) => {
    const response = await list(query);
    expect([response.statusCode, Object.keys(response.json<{ errors: object }>().errors)]).toEqual([422, [field]]);
  });

  it.each(['per_page=1', 'per_page=100', 'page=1000000', `search=${'a'.repeat(200)}`])('accepts %s', async (query) => {
    expect((await list(query)).statusCode).toBe(200);
  });
});
