import type { Codelist, Customer } from '@atrium/api-client/contract';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { identityJobs } from '../identity';
import { publishTenantChange } from '../tenants';
import { buildUsersApp, type UsersApp } from '../testing/users-app';

let test: UsersApp;
beforeAll(async () => {
  test = await buildUsersApp();
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());

it('publishes each change of a record once, and no rejected one', async () => {
  const records = vi.spyOn(test.dependencies.realtime, 'publishRecord');
  const { client } = test.admin;
  const { id: customer } = (await client.post('/customers', { title: 'Žabar' })).json<Customer>();
  await client.put(`/customers/${customer}`, { title: 'Žabar d.o.o.', _version: 1 });
  await client.put(`/customers/${customer}`, { title: 'Late', _version: 1 });
  await client.delete(`/customers/${customer}`);
  const names = { slug: 'live', title_en: 'Live', title_sl: 'V živo' };
  const { id: codelist } = (await client.post('/codelists', names)).json<Codelist>();
  const params = { key: 'one', title_en: 'One', title_sl: 'Ena' };
  await client.post('/codelists/storeData', { schema_slug: 'live', params });
  expect(records.mock.calls).toEqual([
    ['customers', customer],
    ['customers', customer],
    ['customers', customer],
    ['codelists', codelist],
    ['codelists', codelist],
  ]);
});

it('notifies a user whose rights changed, and the pages that show the user and the role', async () => {
  const role = await test.role('Media', ['view/media']);
  const { id } = await test.member('Bor');
  const records = vi.spyOn(test.dependencies.realtime, 'publishRecord');
  const access = vi.spyOn(test.dependencies.realtime, 'publishAccess');
  await test.admin.client.post(`/users/${id}/roles`, { role_ids: [role] });
  await test.admin.client.delete(`/users/${id}/roles/${role}`);
  const changes = [
    ['users', id],
    ['roles', role],
  ];
  expect(records.mock.calls).toEqual([...changes, ...changes]);
  expect(access.mock.calls).toEqual([[[id]], [[id]]]);
});

it('publishes prices, accounts, and what jobs change: subscriptions and expired invitations', async () => {
  const { client, id } = test.admin;
  const role_ids = [await test.role('Guests', ['view/media'])];
  await client.post('/user-invitations', { emails: ['gost@example.com'], role_ids, language: 'en' });
  const records = vi.spyOn(test.dependencies.realtime, 'publishRecord');
  const prices = { licence: 2100, module: 900, asset: 100, yearly_months: 10, _version: 1 };
  await client.put('/price-list', prices);
  await client.post(`/auth/update/${id}`, { full_name: 'Ana Nova' });
  await publishTenantChange(test.dependencies, id);
  const expire = async () => {
    for (const job of identityJobs)
      await job.run({ dependencies: test.dependencies, signal: AbortSignal.timeout(10_000) }, {});
  };
  await expire();
  const week = 7 * 24 * 3_600_000;
  test.time.forward(week);
  await expire();
  expect(records.mock.calls).toEqual([
    ['price-list', ''],
    ['users', id],
    ['subscriptions', id],
    ['users', ''],
  ]);
});
