import type { User, UserSummary } from '@atrium/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, users } from '../../schema';
import { buildUsersApp, codeOf, type UsersApp } from '../../testing/users-app';

let test: UsersApp;
beforeAll(async () => {
  test = await buildUsersApp();
});
afterAll(() => test.close());

const read = async (id: string, { client } = test.admin) => (await client.get(`/users/${id}`)).json<User>();

async function change(id: string, form: Record<string, unknown>, by = test.admin) {
  const { version } = await read(id);
  return by.client.put(`/users/${id}`, { _version: version, ...form });
}

describe('user list', () => {
  it('filters by role, state and last sign-in, searches and sorts', async () => {
    const [seller, other] = [await test.member('Žagar'), await test.member('Ažman')];
    const roleId = await test.role('Sales', ['view/media'], false);
    await test.join(seller.id, roleId);
    await test.database.update(users).set({ lastSignInAt: null }).where(eq(users.id, other.id));
    const list = async (query: string) =>
      (await test.admin.client.get(`/users?per_page=100&${query}`)).json<{ data: UserSummary[] }>().data;
    const idsOf = async (query: string) => (await list(query)).map(({ id }) => id);
    const [row] = await list(`filter[roles]=${roleId}`);
    expect(row).toMatchObject({ id: seller.id, roles: [{ id: roleId }], state: 'active', active: true });
    expect(await idsOf(`filter[roles][in]=${roleId},${other.id}`)).toEqual([seller.id]);
    expect(await idsOf('filter[has_role]=true')).not.toContain(other.id);
    expect(await idsOf('filter[has_role]=false')).toContain(other.id);
    expect(await idsOf('filter[active]=false')).toEqual([]);
    expect(await idsOf('filter[last_sign_in_at][from]=2000-01-01')).not.toContain(other.id);
    expect((await idsOf('sort=-last_sign_in_at')).at(-1)).toBe(other.id);
    expect(await idsOf(`search=azman&sort=full_name`)).toEqual([other.id]);
    expect((await test.admin.client.get('/users?filter[password_hash]=x')).statusCode).toBe(422);
    expect((await test.admin.client.get('/users?sort=password_hash')).statusCode).toBe(422);
    const file = await test.admin.client.send('POST', '/export/users', { json: { search: 'azman' } });
    expect(file.statusCode).toBe(200);
  });
});

describe('changing a user', () => {
  it('changes name, username, position and active alone, with an audit entry', async () => {
    const { id, email } = await test.member('Changed');
    const before = await test.database.select().from(users).where(eq(users.id, id));
    const response = await change(id, {
      full_name: 'Nova  Oseba',
      username: 'nova.oseba',
      position_title: 'Consultant',
      email: 'x@example.com',
      password: 'modra-hisa9',
      roles: ['x'],
      permissions: ['view/users'],
      id: test.admin.id,
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
      actorId: test.admin.id,
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
    const response = await change(test.support.id, { [field]: value });
    expect([response.statusCode, Object.keys(response.json<{ errors: object }>().errors)]).toEqual([422, [field]]);
  });

  it('ends the sessions of a deactivated user, who cannot log in until activated again', async () => {
    const { id, email, client } = await test.member('Left');
    expect((await change(id, { active: false })).json<User>()).toMatchObject({ state: 'inactive' });
    expect((await client.get('/auth/user')).statusCode).toBe(401);
    await expect(test.logIn(email)).rejects.toThrow();
    await change(id, { active: true });
    expect((await client.get('/auth/user')).statusCode).toBe(401);
    await test.logIn(email);
  });

  it('keeps oneself, the last Administrator and unconfirmed accounts as they are', async () => {
    expect(await read(test.admin.id)).toMatchObject({ activation_blocked_by: 'last_administrator' });
    expect(codeOf(await change(test.admin.id, { active: false }))).toEqual([409, 'last_administrator']);
    expect((await test.admin.client.get('/auth/user')).statusCode).toBe(200);
    expect(codeOf(await change(test.support.id, { active: false }, test.support))).toEqual([409, 'own_account']);
    const pending = await test.member('Pending');
    await test.database.update(users).set({ state: 'pending' }).where(eq(users.id, pending.id));
    expect(codeOf(await change(pending.id, { active: true }))).toEqual([409, 'not_activated']);
  });

  it('needs every permission of the user, even if they only see them', async () => {
    const { id, client } = await test.member('Greater');
    await test.join(id, await test.role('Prices', ['update/price-list']));
    expect(await read(id, test.support)).toMatchObject({
      activation_blocked_by: 'more_permissions',
      allowed_actions: [],
    });
    const forbidden = [403, 'more_permissions'];
    expect(codeOf(await change(id, { full_name: 'Ana X' }, test.support))).toEqual(forbidden);
    expect(codeOf(await change(id, { active: false }, test.support))).toEqual(forbidden);
    expect(codeOf(await change(test.admin.id, { active: false }, test.support))).toEqual(forbidden);
    expect(codeOf(await test.support.client.delete(`/users/${id}/sessions`))).toEqual(forbidden);
    const { data } = (await test.support.client.get(`/users/${id}/sessions`)).json<{ data: { id: string }[] }>();
    expect(codeOf(await test.support.client.delete(`/users/${id}/sessions/${data[0]?.id}`))).toEqual(forbidden);
    expect(codeOf(await test.support.client.post(`/users/${id}/anonymisation`))).toEqual(forbidden);
    expect((await client.get('/auth/user')).statusCode).toBe(200);
  });
});

it('has no call that deletes a user', async () => {
  const response = await test.admin.client.delete(`/users/${test.support.id}`);
  expect([response.statusCode, response.headers['allow']]).toEqual([405, 'GET, PUT']);
});
