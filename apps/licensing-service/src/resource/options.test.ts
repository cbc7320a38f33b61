import type { SelectOption } from '@atrium/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTenantsApp, type Person, type TenantsApp } from '../testing/tenants-app';
import { writeTenants } from '../testing/write-tenants';
import type { ListAnswer } from './list.service';

describe('select options', () => {
  let test: TenantsApp;
  let ana: Person;
  let bor: Person;
  beforeAll(async () => {
    test = await buildTenantsApp();
    ana = await test.person('Ana', { permissions: ['view/codelists'] });
    bor = await test.person('Bor');
    await writeTenants(test.database, ana.user.id, 12);
  });
  afterAll(() => test.close());

  const options = async (person: Person, input: Record<string, unknown>) => {
    const answer = await person.client.post('/options', input);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<ListAnswer<SelectOption>>();
  };

  it('are returned ten per page, sorted by name, with all fields', async () => {
    const first = await options(ana, { namespace: 'tenants' });
    expect([first.data.length, first.total, first.last_page]).toEqual([10, 12, 2]);
    expect(first.data[0]).toEqual({
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'Podjetje 1',
      label: 'Podjetje 1',
      subtitle: test.dependencies.settings.tenantUrlTemplate.replace('{name}', 'podjetje-1'),
      imageUrl: null,
      disabled: false,
      indent: 0,
    });
    expect((await options(ana, { namespace: 'tenants', page: 2 })).data).toHaveLength(2);
    expect((await options(ana, { namespace: 'tenants', per_page: 20 })).data).toHaveLength(12);
  });

  it('are searched in the given columns', async () => {
    const found = async (input: Record<string, unknown>) =>
      (await options(ana, { namespace: 'codelists', ...input })).data.map(({ subtitle }) => subtitle);
    expect(await found({ search: 'vat', columns: ['slug'] })).toEqual(['vat_rates']);
    expect(await found({ search: 'stopnje', column: 'title' })).toEqual(['vat_rates']);
    expect(await found({ search: 'stopnje', column: 'slug' })).toEqual([]);
    expect(await found({ search: 'vat_rates', columns: ['title', 'slug'] })).toEqual(['vat_rates']);
  });

  it('are the selected ones if keys are given, on any page', async () => {
    const { data } = await options(ana, { namespace: 'tenants', per_page: 100 });
    const selected = [data[11]?.key ?? '', data[3]?.key ?? ''];
    const chosen = await options(ana, { namespace: 'tenants', selected: [...selected, 'gone', ana.user.id] });
    expect(chosen.data.map(({ key }) => key).toSorted()).toEqual(selected.toSorted());
    expect((await options(ana, { namespace: 'tenants', selected: [] })).data).toEqual([]);
  });

  it('are filtered by filter[key], as the specification requires', async () => {
    const { data } = await options(ana, { namespace: 'tenants', per_page: 100 });
    const keys = [data[11]?.key ?? '', data[3]?.key ?? ''];
    const chosen = async (key: unknown) =>
      (await options(ana, { namespace: 'tenants', filter: { key } })).data.map((option) => option.key).toSorted();
    expect(await chosen(keys[0])).toEqual([keys[0]]);
    expect(await chosen([...keys, 'gone', ana.user.id].join(','))).toEqual(keys.toSorted());
    expect(await chosen({ in: keys.join(',') })).toEqual(keys.toSorted());
    expect(await chosen('')).toEqual([]);
  });

  it('show an unnamed draft in the language of the request', async () => {
    await bor.client.post('/tenants', {});
    const { data } = await options(bor, { namespace: 'tenants' });
    expect(data.map(({ title, label }) => [title, label])).toEqual([['Unnamed company CRM', 'Unnamed company CRM']]);
    const inSlovenian = await bor.client.post(
      '/options',
      { namespace: 'tenants' },
      { headers: { 'accept-language': 'sl' } },
    );
    expect(inSlovenian.json<ListAnswer<SelectOption>>().data[0]?.title).toBe('CRM podjetja brez imena');
    for (const { key } of data) await bor.client.delete(`/tenants/${key}`);
  });

  it('are limited to the user’s rows, and require the permission', async () => {
    expect(await options(bor, { namespace: 'tenants' })).toMatchObject({ data: [], total: 0 });
    expect((await bor.client.post('/options', { namespace: 'codelists' })).statusCode).toBe(403);
  });

  it.each([
    ['column', { namespace: 'users', column: 'password_hash' }],
    ['namespace', { namespace: 'constructor' }],
    ['namespace', {}],
    ['column', { namespace: 'tenants', column: 'author_id' }],
    ['column', { namespace: 'tenants', column: 'state' }],
    ['columns.1', { namespace: 'tenants', columns: ['title', 'password_hash'] }],
    ['filter.author_id', { namespace: 'tenants', filter: { author_id: 'x' } }],
    ['filter.key.from', { namespace: 'tenants', filter: { key: { from: 'a' } } }],
    ['per_page', { namespace: 'tenants', per_page: 101 }],
    ['search', { namespace: 'tenants', search: 'a'.repeat(201) }],
  ])('reject an invalid %s', async (field, input) => {
    const answer = await ana.client.post('/options', input);
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [field]]);
  });
});
