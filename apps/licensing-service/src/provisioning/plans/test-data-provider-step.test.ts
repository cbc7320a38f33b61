import type { Tenant } from '@atrium/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTenantsApp, completeDraft, type Person, type TenantsApp } from '../../testing/tenants-app';
import { createTenant } from '../../testing/trial-tenants';

let test: TenantsApp;
let ana: Person;

beforeAll(async () => {
  test = await buildTenantsApp();
  ana = await test.person('Ana');
});
afterAll(() => test.close());

it('creates a company CRM with a warning when its database does not respond', async () => {
  const id = await completeDraft(ana);
  const provider = { kind: 'postgresql', host: '127.0.0.1', port: 5432, database: 'crm', username: 'crm' };
  const saved = await ana.client.put(`/tenants/${id}/sections/data-provider`, {
    ...provider,
    password: 'geslo-baze-7',
    _version: 0,
  });
  expect(saved.statusCode, saved.body).toBe(200);
  await createTenant(test, ana, id);
  const tenant = (await ana.client.get(`/tenants/${id}`)).json<Tenant>();
  expect(tenant).toMatchObject({ state: 'active', operation: { state: 'succeeded' } });
  const step = tenant.operation?.steps.find(({ name }) => name === 'test_data_provider');
  expect(step).toMatchObject({ state: 'done', cause: 'data_provider_failed' });
});
