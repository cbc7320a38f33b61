import type { Codelist, Customer } from '@atrium/api-client/contract';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { buildUsersApp, type UsersApp } from '../testing/users-app';

let test: UsersApp;
beforeAll(async () => {
  test = await buildUsersApp();
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());

it('announces each change of a record once, and no refused one', async () => {
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
  const records = vi.spyOn(test.dependencies.realtime, 'publishRecord');
  const access = vi.spyOn(test.dependencies.realtime, 'publishAccess');
  const { id } = await test.member('Bor');
  await test.admin.client.post(`/users/${id}/roles`, { role_ids: [role] });
  await test.admin.client.delete(`/users/${id}/roles/${role}`);
  const changes = [
    ['users', id],
    ['roles', role],
  ];
  expect(records.mock.calls).toEqual([...changes, ...changes]);
  expect(access.mock.calls).toEqual([[[id]], [[id]]]);
});
