import type { Anonymisation, GrantedRole, User, UserSummary } from '@atrium/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, roleMembers, rolePermissions, roles, tenantMembers, tenants, users } from '../../schema';
import { type AccountsApp, buildAccountsApp } from '../../testing/accounts-app';
import { dumpDatabase } from '../../testing/dump-database';
import type { TestClient } from '../../testing/test-client';

interface Person {
  readonly id: string;
  readonly email: string;
  readonly client: TestClient;
}

let test: AccountsApp;
let admin: Person;
let support: Person;

const supportRights = ['view/users', 'update/users', 'delete/users', 'manage/members', 'view/media'];

async function person(name: string): Promise<Person> {
  const email = `${crypto.randomUUID()}@example.com`;
  const id = await test.register({ email, full_name: `Ana ${name}` });
  return { id, email, client: await test.logIn(email) };
}

async function role(title: string, permissions: readonly string[], active = true): Promise<string> {
  const at = test.time.clock();
  const [made] = await test.database
    .insert(roles)
    .values({ title: `${title} ${crypto.randomUUID()}`, active, createdAt: at, updatedAt: at })
    .returning();
  const roleId = made?.id ?? expect.fail('no role');
  if (permissions.length > 0)
    await test.database.insert(rolePermissions).values(permissions.map((permission) => ({ roleId, permission })));
  return roleId;
}

const join = (userId: string, roleId: string) =>
  test.database.insert(roleMembers).values({ userId, roleId, addedAt: test.time.clock() });

const read = async (id: string, { client } = admin) => (await client.get(`/users/${id}`)).json<User>();

async function change(id: string, form: Record<string, unknown>, by = admin) {
  const { version } = await read(id);
  return by.client.put(`/users/${id}`, { _version: version, ...form });
}

const codeOf = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code,
];

beforeAll(async () => {
  test = await buildAccountsApp();
  admin = await person('Administrator');
  await test.makeAdministrator(admin.id);
  support = await person('Support');
  await join(support.id, await role('Support', supportRights));
});
afterAll(() => test.close());

describe('user list', () => {
  it('filters by role, state and last sign-in, searches and sorts', async () => {
    const [seller, other] = [await person('Žagar'), await person('Ažman')];
    const roleId = await role('Sales', ['view/media'], false);
    await join(seller.id, roleId);
    await test.database.update(users).set({ lastSignInAt: null }).where(eq(users.id, other.id));
    const list = async (query: string) =>
      (await admin.client.get(`/users?per_page=100&${query}`)).json<{ data: UserSummary[] }>().data;
    const idsOf = async (query: string) => (await list(query)).map(({ id }) => id);
    const [row] = await list(`filter[roles]=${roleId}`);
    expect(row).toMatchObject({ id: seller.id, roles: [{ id: roleId }], state: 'active', active: true });
    expect(await idsOf(`filter[roles][in]=${roleId},${other.id}`)).toEqual([seller.id]);
    expect(await idsOf('filter[has_role]=true')).not.toContain(other.id);
    expect(await idsOf('filter[active]=false')).toEqual([]);
    expect(await idsOf('filter[last_sign_in_at][from]=2000-01-01')).not.toContain(other.id);
    expect((await idsOf('sort=-last_sign_in_at')).at(-1)).toBe(other.id);
    expect(await idsOf(`search=azman&sort=full_name`)).toEqual([other.id]);
    expect((await admin.client.get('/users?filter[password_hash]=x')).statusCode).toBe(422);
    expect((await admin.client.get('/users?sort=password_hash')).statusCode).toBe(422);
    const file = await admin.client.send('POST', '/export/users', { json: { search: 'azman' } });
    expect(file.statusCode).toBe(200);
  });
});

describe('changing a user', () => {
  it('changes name, username, position and active alone, with an audit entry', async () => {
    const { id, email } = await person('Changed');
    const before = await test.database.select().from(users).where(eq(users.id, id));
    const response = await change(id, {
      full_name: 'Nova  Oseba',
      username: 'nova.oseba',
      position_title: 'Consultant',
      email: 'x@example.com',
      password: 'modra-hisa9',
      roles: ['x'],
      permissions: ['view/users'],
      id: admin.id,
      state: 'pending',
      version: 99,
    });
    expect(response.json<User>()).toMatchObject({ id, email, full_name: 'Nova Oseba', roles: [], state: 'active' });
    const after = await test.database.select().from(users).where(eq(users.id, id));
    expect(after[0]?.passwordHash).toBe(before[0]?.passwordHash);
    const [entry] = await test.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id))
      .orderBy(desc(auditEntries.id));
    expect(entry).toMatchObject({
      action: 'user.update',
      actorId: admin.id,
      before: { fullName: 'Ana Changed', username: null },
      after: { fullName: 'Nova Oseba', username: 'nova.oseba', positionTitle: 'Consultant' },
    });
    expect((await change(id, { username: null, position_title: '' })).json()).toMatchObject({ username: null });
    expect(codeOf(await change(id, { _version: 0 }))).toEqual([412, 'stale']);
  });

  it.each([
    ['full_name', '12345'],
    ['username', 'no blanks'],
    ['username', '.dot'],
    ['position_title', 'x'.repeat(121)],
  ])('rejects an invalid %s', async (field, value) => {
    const response = await change(support.id, { [field]: value });
    expect([response.statusCode, Object.keys(response.json<{ errors: object }>().errors)]).toEqual([422, [field]]);
  });

  it('ends the sessions of a deactivated user, who cannot log in until activated again', async () => {
    const { id, email, client } = await person('Left');
    expect((await change(id, { active: false })).json<User>()).toMatchObject({ state: 'inactive' });
    expect((await client.get('/auth/user')).statusCode).toBe(401);
    await expect(test.logIn(email)).rejects.toThrow();
    await change(id, { active: true });
    expect((await client.get('/auth/user')).statusCode).toBe(401);
    await test.logIn(email);
  });

  it('keeps oneself, the last Administrator and unconfirmed accounts as they are', async () => {
    expect(await read(admin.id)).toMatchObject({ activation_blocked_by: 'last_administrator' });
    expect(codeOf(await change(admin.id, { active: false }))).toEqual([409, 'last_administrator']);
    expect((await admin.client.get('/auth/user')).statusCode).toBe(200);
    expect(codeOf(await change(support.id, { active: false }, support))).toEqual([409, 'own_account']);
    const pending = await person('Pending');
    await test.database.update(users).set({ state: 'pending' }).where(eq(users.id, pending.id));
    expect(codeOf(await change(pending.id, { active: true }))).toEqual([409, 'not_activated']);
  });

  it('needs every permission of the user, even if they only see them', async () => {
    const { id, client } = await person('Greater');
    await join(id, await role('Prices', ['update/price-list']));
    expect(await read(id, support)).toMatchObject({ activation_blocked_by: 'more_permissions', allowed_actions: [] });
    const forbidden = [403, 'more_permissions'];
    expect(codeOf(await change(id, { full_name: 'Ana X' }, support))).toEqual(forbidden);
    expect(codeOf(await change(id, { active: false }, support))).toEqual(forbidden);
    expect(codeOf(await change(admin.id, { active: false }, support))).toEqual(forbidden);
    expect(codeOf(await support.client.delete(`/users/${id}/sessions`))).toEqual(forbidden);
    const { data } = (await support.client.get(`/users/${id}/sessions`)).json<{ data: { id: string }[] }>();
    expect(codeOf(await support.client.delete(`/users/${id}/sessions/${data[0]?.id}`))).toEqual(forbidden);
    expect(codeOf(await support.client.post(`/users/${id}/anonymisation`))).toEqual(forbidden);
    expect((await client.get('/auth/user')).statusCode).toBe(200);
  });
});

describe('roles of a user', () => {
  it('are added and removed by those who have every permission of user and role', async () => {
    const { id, client } = await person('Member');
    const [media, prices] = [await role('Media', ['view/media']), await role('Prices', ['update/price-list'])];
    const add = (ids: readonly string[], by = support) => by.client.post(`/users/${id}/roles`, { role_ids: ids });
    const added = await add([media]);
    expect(added.json<User>().roles).toMatchObject([{ id: media, permissions: ['view/media'], grantable: true }]);
    expect((await client.get('/auth/user')).json()).toMatchObject({ permissions: ['view/media'] });
    expect((await add([media])).statusCode).toBe(200);
    expect(codeOf(await add([media, prices]))).toEqual([403, 'more_permissions']);
    const inactive = await role('Hidden prices', ['update/price-list'], false);
    expect(codeOf(await add([inactive]))).toEqual([403, 'more_permissions']);
    const { data } = (await support.client.get('/users/roles')).json<{ data: GrantedRole[] }>();
    const builtIn = data.find(({ built_in: isBuiltIn }) => isBuiltIn);
    expect(builtIn).toMatchObject({ grantable: false, permissions: expect.arrayContaining(supportRights.slice(0, 4)) });
    expect(codeOf(await add([builtIn?.id ?? '']))).toEqual([403, 'more_permissions']);
    expect((await add([prices], admin)).json<User>().roles).toHaveLength(2);
    const remove = (roleId: string, by = admin) => by.client.delete(`/users/${id}/roles/${roleId}`);
    expect(codeOf(await remove(media, support))).toEqual([403, 'more_permissions']);
    expect((await remove(prices)).json<User>().roles).toMatchObject([{ id: media }]);
    expect((await remove(prices)).statusCode).toBe(404);
    expect((await remove(media, support)).json<User>().roles).toEqual([]);
    expect((await client.get('/auth/user')).statusCode).toBe(401);
    expect((await add([id], admin)).statusCode).toBe(422);
  });

  it('keep the last active Administrator', async () => {
    const [administrators] = await test.database.select().from(roles).where(eq(roles.builtIn, true));
    const remove = () => admin.client.delete(`/users/${admin.id}/roles/${administrators?.id}`);
    expect(codeOf(await remove())).toEqual([409, 'last_administrator']);
    expect((await admin.client.get('/users')).statusCode).toBe(200);
  });
});

describe('anonymising a user', () => {
  it('ends and replaces everything personal, also in the audit log, and keeps the entries', async () => {
    const { id, email, client } = await person('Zzmark');
    await join(id, await role('Media', ['view/media']));
    const { id: draft } = (await client.post('/tenants', {})).json<{ id: string }>();
    await client.post(`/auth/update/${id}`, { email: `nova-${email}`, current_password: 'modra-hiša7' });
    await change(id, { position_title: 'Zzmark' });
    const count = async () => (await test.database.select().from(auditEntries)).length;
    const entries = await count();
    const preview = (await admin.client.get(`/users/${id}/anonymisation`)).json<Anonymisation>();
    expect(preview).toMatchObject({ blocked_by: null, owned_tenants: [], sessions: 1, roles: 1, memberships: 1 });
    expect((await admin.client.post(`/users/${id}/anonymisation`)).statusCode).toBe(204);
    expect((await client.get('/auth/user')).statusCode).toBe(401);
    expect((await admin.client.get(`/users/${id}`)).statusCode).toBe(404);
    expect((await test.database.select().from(tenants).where(eq(tenants.id, draft))).length).toBe(0);
    const dump = await dumpDatabase(test.database);
    const marked = [...dump].filter(([, rows]) => rows.includes('Zzmark') || rows.includes(email));
    expect(marked.map(([table]) => table)).toEqual(['public.mail_messages']);
    expect(await count()).toBeGreaterThan(entries);
    await expect(test.database.update(auditEntries).set({ ip: null })).rejects.toThrow();
  });

  it('names the company CRMs that would have no owner', async () => {
    const { id, client } = await person('Owner');
    const { id: tenantId } = (await client.post('/tenants', {})).json<{ id: string }>();
    await test.database.update(tenants).set({ state: 'active', title: 'Ažman' }).where(eq(tenants.id, tenantId));
    const refused = await admin.client.post(`/users/${id}/anonymisation`);
    expect(refused.json()).toMatchObject({ code: 'user_owns_tenants', tenants: [{ id: tenantId, title: 'Ažman' }] });
    expect((await admin.client.get(`/users/${id}/anonymisation`)).json()).toMatchObject({
      owned_tenants: [{ id: tenantId, title: 'Ažman' }],
    });
    expect((await client.get('/auth/user')).statusCode).toBe(200);
    await test.database.update(tenants).set({ state: 'closed' }).where(eq(tenants.id, tenantId));
    expect((await admin.client.post(`/users/${id}/anonymisation`)).statusCode).toBe(204);
    expect(await test.database.select().from(tenantMembers).where(eq(tenantMembers.userId, id))).toEqual([]);
  });

  it('is refused for oneself and for the last active Administrator', async () => {
    expect(codeOf(await support.client.post(`/users/${support.id}/anonymisation`))).toEqual([409, 'own_account']);
    expect(codeOf(await admin.client.post(`/users/${admin.id}/anonymisation`))).toEqual([409, 'last_administrator']);
  });
});

it('has no call that deletes a user', async () => {
  const response = await admin.client.delete(`/users/${support.id}`);
  expect([response.statusCode, response.headers['allow']]).toEqual([405, 'GET, PUT']);
});
