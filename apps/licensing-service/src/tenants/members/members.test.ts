import type { Members } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inScope, listSentMail } from '../../platform';
import { auditEntries } from '../../schema';
import { buildTenantsApp, type Person, type TenantsApp } from '../../testing/tenants-app';
import { tenantMembers, tenants } from '../tenant.table';
import { invitations } from './invitation.table';

let test: TenantsApp;
let owner: Person;
let manager: Person;
let administrator: Person;
let id = '';
beforeAll(async () => {
  test = await buildTenantsApp();
  owner = await test.person('Ana', { language: 'sl' });
  manager = await test.person('Miha');
  administrator = await test.person('Guard', { permissions: ['view/tenants', 'update/tenants'] });
});
beforeEach(async () => {
  await test.database.delete(tenantMembers);
  await test.database.delete(tenants);
  id = (await owner.client.post('/tenants', {})).json<{ id: string }>().id;
  await test.database.update(tenants).set({ title: 'Zelena dolina' }).where(eq(tenants.id, id));
  await add(manager, 'manager');
});
afterAll(() => test.close());

const add = ({ user }: Person, role: 'owner' | 'manager' | 'viewer') =>
  test.database
    .insert(tenantMembers)
    .values({ tenantId: id, userId: user.id, role, addedAt: test.dependencies.clock() });
const rolesBy = async (person: Person) => {
  const { data } = (await person.client.get(`/tenants/${id}/members`)).json<Members>();
  return Object.fromEntries(data.map(({ full_name: name, role }) => [name, role]));
};
const auditOf = async () => {
  const entries = await test.database.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  return entries.map(({ action, actorId, before, after }) => ({ action, actorId, before, after }));
};

describe('members', () => {
  it('are changed and removed with an audit entry each', async () => {
    const viewer = await test.person(crypto.randomUUID());
    await add(viewer, 'viewer');
    await owner.client.put(`/tenants/${id}/members/${viewer.user.id}`, { role: 'manager' });
    await owner.client.delete(`/tenants/${id}/members/${viewer.user.id}`);
    await manager.client.delete(`/tenants/${id}/members/${manager.user.id}`);
    expect((await auditOf()).slice(-3)).toEqual([
      {
        action: 'tenant.member_changed',
        actorId: owner.user.id,
        before: { user_id: viewer.user.id, role: 'viewer' },
        after: { user_id: viewer.user.id, role: 'manager' },
      },
      {
        action: 'tenant.member_removed',
        actorId: owner.user.id,
        before: { user_id: viewer.user.id, role: 'manager' },
        after: null,
      },
      {
        action: 'tenant.member_left',
        actorId: manager.user.id,
        before: { user_id: manager.user.id, role: 'manager' },
        after: null,
      },
    ]);
  });

  it('can be managed by users with the global permission, who do not become members', async () => {
    const put = await administrator.client.put(`/tenants/${id}/members/${manager.user.id}`, { role: 'owner' });
    expect(put.json<Members>().allowed_actions).toEqual(['invite']);
    expect((await administrator.client.delete(`/tenants/${id}/members/${owner.user.id}`)).statusCode).toBe(204);
    expect(await rolesBy(administrator)).toEqual({ Miha: 'owner' });
    const transfer = await administrator.client.post(`/tenants/${id}/transfer`, { user_id: manager.user.id });
    expect(transfer.json()).toMatchObject({ status: 409, code: 'not_an_owner' });
  });

  it('can leave a closed company CRM, but not change it', async () => {
    await test.database.update(tenants).set({ state: 'closed' }).where(eq(tenants.id, id));
    const calls = [
      owner.client.put(`/tenants/${id}/members/${manager.user.id}`, { role: 'viewer' }),
      owner.client.post(`/tenants/${id}/transfer`, { user_id: manager.user.id }),
      owner.client.post(`/tenants/${id}/invitations`, { email: 'eva@example.com', role: 'viewer' }),
    ];
    for (const response of await Promise.all(calls)) expect(response.json()).toMatchObject({ code: 'tenant_closed' });
    const { data, allowed_actions } = (await owner.client.get(`/tenants/${id}/members`)).json<Members>();
    expect([allowed_actions, ...data.map((member) => member.allowed_actions)]).toEqual([[], [], ['remove']]);
    expect((await manager.client.delete(`/tenants/${id}/members/${manager.user.id}`)).statusCode).toBe(204);
  });

  it('reject unknown roles and unknown member ids', async () => {
    const put = (userId: string, role: string) => owner.client.put(`/tenants/${id}/members/${userId}`, { role });
    expect((await put(manager.user.id, 'admin')).statusCode).toBe(422);
    expect((await put('nobody', 'owner')).statusCode).toBe(404);
    expect((await owner.client.post(`/tenants/${id}/transfer`, { user_id: 'nobody' })).statusCode).toBe(422);
  });

  it('are hidden from other users by row security, as are invitations', async () => {
    const stranger = await test.person(crypto.randomUUID());
    const visibleRows = await inScope(test.database, { userId: stranger.user.id }, async (tx) => [
      await tx.select().from(tenantMembers),
      await tx.select().from(invitations),
    ]);
    expect(visibleRows).toEqual([[], []]);
  });
});

describe('an ownership transfer', () => {
  it('notifies both sides by e-mail, each in their language', async () => {
    await owner.client.post(`/tenants/${id}/transfer`, { user_id: manager.user.id });
    expect(await rolesBy(manager)).toEqual({ Miha: 'owner', Ana: 'manager' });
    const [given, received] = await listSentMail(test.database, 2);
    expect(new Set([given?.subject, received?.subject])).toEqual(
      new Set(['CRM podjetja Zelena dolina ste predali', 'You are now the owner of Zelena dolina']),
    );
    expect([given, received].every((mail) => mail?.text.includes(`/tenants/details/${id}`))).toBe(true);
  });

  it('cannot be reverted by the previous owner', async () => {
    await owner.client.post(`/tenants/${id}/transfer`, { user_id: manager.user.id });
    const response = await owner.client.put(`/tenants/${id}/members/${owner.user.id}`, { role: 'owner' });
    expect(response.statusCode).toBe(403);
  });
});
