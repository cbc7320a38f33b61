import type { Tenant } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEntries } from '../../schema';
import { buildTenantsApp, completeDraft, type Person, type TenantsApp } from '../../testing/tenants-app';
import { tenantKeys } from './secret.table';

let test: TenantsApp;
let ana: Person;
let damaged: string;
let intact: string;

beforeAll(async () => {
  test = await buildTenantsApp();
  ana = await test.person('Ana');
  damaged = await completeDraft(ana);
  intact = await completeDraft(ana, { url_name: 'druga-dolina' });
  const where = eq(tenantKeys.tenantId, damaged);
  const [row] = await test.database.select().from(tenantKeys).where(where);
  const wrappedKey = (row?.wrappedKey ?? '').replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
  await test.database.update(tenantKeys).set({ wrappedKey }).where(where);
});
afterAll(() => test.close());

const save = (id: string) =>
  ana.client.put(`/tenants/${id}/sections/couriers`, { gls: { enabled: true, password: 'modra-hiša7' }, _version: 0 });

it('a damaged secret affects only its company CRM and is recorded in the audit log', async () => {
  const response = await save(damaged);
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ code: 'secret_unreadable', request_id: expect.any(String) });
  expect((await save(intact)).statusCode).toBe(200);
  expect((await ana.client.get('/tenants')).json<{ total: number }>().total).toBe(2);
  expect((await ana.client.get(`/tenants/${damaged}`)).json<Tenant>().sections.couriers.version).toBe(0);
  const entries = await test.database.select().from(auditEntries).where(eq(auditEntries.action, 'secret.unreadable'));
  expect(entries).toMatchObject([{ actorId: ana.user.id, outcome: 'refused', subjectId: damaged }]);
});
