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

async function run(answer: LightMyRequestResponse): Promise<Operation> {
  const operation = answer.json<Operation>();
  await test.dependencies.engine.run(operation.id);
  return operation;
}

const to = (kind: 'activate' | 'deactivate', { client }: Person = ana) => client.post(`/tenants/${id}/${kind}`, {});
const stateOf = async () => (await ana.client.get(`/tenants/${id}`)).json<Tenant>();
const health = async () => (await test.app.inject('/crm/zelena-dolina/health')).json<{ status: string }>().status;

describe('switching a company CRM off and on', () => {
  it('ends and begins the access of its people, and keeps what is in it', async () => {
    expect((await to('activate')).json()).toMatchObject({ code: 'not_switchable' });
    const off = await run(await to('deactivate'));
    expect(await stateOf()).toMatchObject({ state: 'inactive', active: false, operation: { id: off.id } });
    expect(await health()).toBe('inactive');
    expect((await to('deactivate')).json<Operation>().id).toBe(off.id);
    await run(await to('activate'));
    expect(await stateOf()).toMatchObject({
      state: 'active',
      allowed_actions: ['open', 'setup', 'update_crm', 'deactivate', 'close'],
    });
    expect(await health()).toBe('ok');
    expect(await test.dependencies.provisioner.usage(id)).toEqual({ licences: 1, assets: 0 });
  });

  it('happens once, however often it is asked at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => to('deactivate')));
    const ids = new Set(answers.map((answer) => answer.json<Operation>().id));
    expect(ids.size).toBe(1);
    expect((await to('activate')).json()).toMatchObject({ code: 'operation_in_progress', operation_id: [...ids][0] });
    await test.dependencies.engine.run([...ids][0] ?? '');
    await run(await to('activate'));
  });

  it('is reserved to owners, and recorded in the audit', async () => {
    const ema = await test.person('Ema');
    await test.database
      .insert(tenantMembers)
      .values({ tenantId: id, userId: ema.user.id, role: 'manager', addedAt: test.dependencies.clock() });
    expect((await to('deactivate', ema)).statusCode).toBe(403);
    const entries = await test.database.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(entries.filter(({ action }) => action === 'tenant.deactivate')).toHaveLength(2);
    expect(entries.filter(({ action }) => action === 'tenant.activate')).toHaveLength(2);
  });
});
