import type { Anonymisation, GrantedRole, User } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAudit } from '../../platform';
import { recordedTenantFields } from '../../tenants';
import { recordedAccountFields } from '../accounts/account-fields';
import { auditEntries, roles, tenantMembers, tenants } from '../../schema';
import { dumpDatabase } from '../../testing/dump-database';
import { buildUsersApp, codeOf, type UsersApp } from '../../testing/users-app';

let test: UsersApp;
beforeAll(async () => {
  test = await buildUsersApp();
});
afterAll(() => test.close());

describe('roles of a user', () => {
  it('are added and removed by those who have every permission of user and role', async () => {
    const { id, client } = await test.member('Member');
    const [media, prices] = [
      await test.role('Media', ['view/media']),
      await test.role('Prices', ['update/price-list']),
    ];
    const add = (ids: readonly string[], by = test.support) => by.client.post(`/users/${id}/roles`, { role_ids: ids });
    const added = await add([media]);
    expect(added.json<User>().roles).toMatchObject([{ id: media, permissions: ['view/media'], grantable: true }]);
    expect((await client.get('/auth/user')).json()).toMatchObject({ permissions: ['view/media'] });
    expect((await add([media])).statusCode).toBe(200);
    expect(codeOf(await add([media, prices]))).toEqual([403, 'more_permissions']);
    const inactive = await test.role('Hidden prices', ['update/price-list'], false);
    expect(codeOf(await add([inactive]))).toEqual([403, 'more_permissions']);
    const { data } = (await test.support.client.get('/users/roles')).json<{ data: GrantedRole[] }>();
    const builtIn = data.find(({ built_in: isBuiltIn }) => isBuiltIn);
    expect(builtIn).toMatchObject({
      grantable: false,
      permissions: expect.arrayContaining(['view/users', 'manage/members']),
    });
    expect(codeOf(await add([builtIn?.id ?? '']))).toEqual([403, 'more_permissions']);
    expect((await add([prices], test.admin)).json<User>().roles).toHaveLength(2);
    const remove = (roleId: string, by = test.admin) => by.client.delete(`/users/${id}/roles/${roleId}`);
    expect(codeOf(await remove(media, test.support))).toEqual([403, 'more_permissions']);
    expect((await remove(prices)).json<User>().roles).toMatchObject([{ id: media }]);
    expect((await remove(prices)).statusCode).toBe(404);
    expect((await remove(media, test.support)).json<User>().roles).toEqual([]);
    expect((await client.get('/auth/user')).statusCode).toBe(401);
    expect((await add([id], test.admin)).statusCode).toBe(422);
  });

  it('keep the last active Administrator', async () => {
    const [administrators] = await test.database.select().from(roles).where(eq(roles.builtIn, true));
    const remove = () => test.admin.client.delete(`/users/${test.admin.id}/roles/${administrators?.id}`);
    expect(codeOf(await remove())).toEqual([409, 'last_administrator']);
    expect((await test.admin.client.get('/users')).statusCode).toBe(200);
  });
});

describe('anonymising a user', () => {
  it('ends and replaces everything personal, also in the audit log, and keeps the entries', async () => {
    const { id, email, client } = await test.member('Zzmark');
    await test.join(id, await test.role('Media', ['view/media']));
    const changed = { subjectType: 'user', subjectId: id, fields: recordedAccountFields, actorId: id } as const;
    const logged = { outcome: 'done', requestId: null, ip: null, at: test.time.clock() } as const;
    const former = { action: 'auth.email_changed', before: { email: 'zzformer@example.com' } } as const;
    await writeAudit(test.database, { ...changed, ...logged, ...former, after: { email } });
    const named = { action: 'tenant.invited', subjectType: 'tenant', subjectId: crypto.randomUUID() } as const;
    const about = { ...logged, ...named, actorId: test.admin.id, fields: recordedTenantFields };
    await writeAudit(test.database, { ...about, after: { email: 'zzformer@example.com' } });
    const { id: company } = (await test.admin.client.post('/tenants', {})).json<{ id: string }>();
    const invited = await test.admin.client.post(`/tenants/${company}/invitations`, { email, role: 'viewer' });
    expect(invited.statusCode, invited.body).toBe(201);
    const roleIds = [await test.role('Invited', [])];
    const asked = await test.admin.client.post('/user-invitations', {
      emails: [email],
      role_ids: roleIds,
      language: 'en',
    });
    expect(asked.statusCode, asked.body).toBe(201);
    const { id: draft } = (await client.post('/tenants', {})).json<{ id: string }>();
    await client.post(`/auth/update/${id}`, { email: `nova-${email}`, current_password: 'modra-hiša7' });
    const { version } = (await test.admin.client.get(`/users/${id}`)).json<User>();
    await test.admin.client.put(`/users/${id}`, { position_title: 'Zzmark', _version: version });
    const count = async () => (await test.database.select().from(auditEntries)).length;
    const entries = await count();
    const preview = (await test.admin.client.get(`/users/${id}/anonymisation`)).json<Anonymisation>();
    expect(preview).toMatchObject({ blocked_by: null, owned_tenants: [], sessions: 1, roles: 1, memberships: 1 });
    expect((await test.admin.client.post(`/users/${id}/anonymisation`)).statusCode).toBe(204);
    expect((await client.get('/auth/user')).statusCode).toBe(401);
    expect((await test.admin.client.get(`/users/${id}`)).statusCode).toBe(404);
    expect((await test.database.select().from(tenants).where(eq(tenants.id, draft))).length).toBe(0);
    const dump = await dumpDatabase(test.database);
    const marked = [...dump].filter(([, rows]) => /Zzmark|zzformer/.test(rows) || rows.includes(email));
    expect(marked.map(([table]) => table)).toEqual(['public.mail_messages']);
    expect(await count()).toBeGreaterThan(entries);
    await expect(test.database.update(auditEntries).set({ ip: null })).rejects.toThrow();
  });

  it('names the company CRMs that would have no owner', async () => {
    const { id, client } = await test.member('Owner');
    const { id: tenantId } = (await client.post('/tenants', {})).json<{ id: string }>();
    await test.database.update(tenants).set({ state: 'active', title: 'Ažman' }).where(eq(tenants.id, tenantId));
    const refused = await test.admin.client.post(`/users/${id}/anonymisation`);
    expect(refused.json()).toMatchObject({ code: 'user_owns_tenants', tenants: [{ id: tenantId, title: 'Ažman' }] });
    expect((await test.admin.client.get(`/users/${id}/anonymisation`)).json()).toMatchObject({
      owned: 1,
      owned_tenants: [{ id: tenantId, title: 'Ažman' }],
    });
    const unnamed = await test.support.client.post(`/users/${id}/anonymisation`);
    expect([unnamed.statusCode, unnamed.body.includes('Ažman')]).toEqual([409, false]);
    const hidden = (await test.support.client.get(`/users/${id}/anonymisation`)).json<Anonymisation>();
    expect(hidden).toMatchObject({ owned: 1, owned_tenants: [] });
    expect((await client.get('/auth/user')).statusCode).toBe(200);
    await test.database.update(tenants).set({ state: 'closed' }).where(eq(tenants.id, tenantId));
    expect((await test.admin.client.post(`/users/${id}/anonymisation`)).statusCode).toBe(204);
    expect(await test.database.select().from(tenantMembers).where(eq(tenantMembers.userId, id))).toEqual([]);
  });

  it('is refused for oneself and for the last active Administrator', async () => {
    expect(codeOf(await test.support.client.post(`/users/${test.support.id}/anonymisation`))).toEqual([
      409,
      'own_account',
    ]);
    expect(codeOf(await test.admin.client.post(`/users/${test.admin.id}/anonymisation`))).toEqual([
      409,
      'last_administrator',
    ]);
  });
});
