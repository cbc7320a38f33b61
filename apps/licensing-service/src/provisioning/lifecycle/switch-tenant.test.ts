import type { Operation, Tenant } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, tenantMembers } from '../../schema';
import { buildTenantsApp, completeDraft, type Person, type TenantsApp } from '../../testing/tenants-app';

let test: TenantsApp;
let ana: Person;
let id: string;

beforeAll(async () => {
  test = await buildTenantsApp();
  ana = await test.person('Ana');
  id = await completeDraft(ana);
  await run(await ana.client.post(`/tenants/${id}/create`, {}));
});
afterAll(() => test.close());

async function run(response: LightMyRequestResponse): Promise<Operation> {
  const operation = response.json<Operation>();
  await test.dependencies.engine.run(operation.id);
  return operation;
}

const switchTo = (kind: 'activate' | 'deactivate', { client }: Person = ana) =>
  client.post(`/tenants/${id}/${kind}`, {});
const readTenant = async () => (await ana.client.get(`/tenants/${id}`)).json<Tenant>();
const health = async () => (await test.app.inject('/crm/zelena-dolina/health')).json<{ status: string }>().status;

describe('activating and deactivating a company CRM', () => {
  it('stops and restores access without losing data', async () => {
    expect((await switchTo('activate')).json()).toMatchObject({ code: 'not_switchable' });
    const deactivation = await run(await switchTo('deactivate'));
    expect(await readTenant()).toMatchObject({ state: 'inactive', active: false, operation: { id: deactivation.id } });
    expect(await health()).toBe('inactive');
    expect((await switchTo('deactivate')).json<Operation>().id).toBe(deactivation.id);
    await run(await switchTo('activate'));
    expect(await readTenant()).toMatchObject({
      state: 'active',
      allowed_actions: ['open', 'setup', 'update_crm', 'deactivate', 'close'],
    });
    expect(await health()).toBe('ok');
    expect(await test.dependencies.provisioner.usage(id)).toEqual({ licences: 1, assets: 0 });
  });

  it('starts one operation for concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => switchTo('deactivate')));
    const ids = new Set(responses.map((response) => response.json<Operation>().id));
    expect(ids.size).toBe(1);
    expect((await switchTo('activate')).json()).toMatchObject({
      code: 'operation_in_progress',
      operation_id: [...ids][0],
    });
    await test.dependencies.engine.run([...ids][0] ?? '');
    await run(await switchTo('activate'));
  });

  it('requires the owner role and writes audit entries', async () => {
    const ema = await test.person('Ema');
    await test.database
      .insert(tenantMembers)
      .values({ tenantId: id, userId: ema.user.id, role: 'manager', addedAt: test.dependencies.clock() });
    expect((await switchTo('deactivate', ema)).statusCode).toBe(403);
    const entries = await test.database.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(entries.filter(({ action }) => action === 'tenant.deactivate')).toHaveLength(2);
    expect(entries.filter(({ action }) => action === 'tenant.activate')).toHaveLength(2);
  });
});
