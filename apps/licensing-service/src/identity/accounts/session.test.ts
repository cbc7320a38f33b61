import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '../../schema';
import type { TestClient } from '../../testing/test-client';
import { goodPassword } from '../../testing/accounts-app';
import { signedIn } from '../../testing/signed-in';
import { sessions, users } from './account.table';
import { roleMembers, rolePermissions, roles } from '../roles/role.table';

const me = signedIn();

const statusOf = async (client: TestClient) => (await client.get('/auth/user')).statusCode;
const use = (client: TestClient) => client.get('/tenants');
const minutes = (count: number) => count * 60_000;
const cookieOf = ({ cookies }: TestClient) => cookies.get('sid') ?? '';

function withCookie(value: string): TestClient {
  const other = me.service.client();
  other.cookies.set('sid', value);
  return other;
}

describe('session', () => {
  it('is required: 401 without one', async () => {
    const answer = await me.service.client().get('/auth/user');
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('ends after eight idle hours; polling does not count as activity', async () => {
    me.service.time.forward(minutes(7 * 60));
    await use(me.client);
    me.service.time.forward(minutes(7 * 60));
    expect(await statusOf(me.client)).toBe(200);
    me.service.time.forward(minutes(60));
    expect(await statusOf(me.client)).toBe(401);
  });

  it('ends after seven days despite activity', async () => {
    for (let hour = 0; hour < 7 * 24; hour += 7) {
      expect((await use(me.client)).statusCode).toBe(200);
      me.service.time.forward(minutes(7 * 60));
    }
    expect(await statusOf(me.client)).toBe(401);
  });

  it('gets a new id at each login, which ends the old one', async () => {
    const previous = cookieOf(me.client);
    await me.client.post('/auth/login', { email: me.email, password: goodPassword });
    expect(cookieOf(me.client)).not.toBe(previous);
    expect(await statusOf(withCookie(previous))).toBe(401);
  });

  it('never reuses an id the browser sent', async () => {
    const planted = withCookie('x'.repeat(43));
    await planted.post('/auth/login', { email: me.email, password: goodPassword });
    expect(cookieOf(planted)).not.toBe('x'.repeat(43));
    expect(await statusOf(withCookie('x'.repeat(43)))).toBe(401);
  });

  it('ends at logout, once', async () => {
    const previous = cookieOf(me.client);
    const answer = await me.client.get('/auth/logout');
    expect(answer.statusCode).toBe(204);
    expect(cookieOf(me.client)).toBe('');
    expect(await statusOf(withCookie(previous))).toBe(401);
    expect((await me.client.get('/auth/logout')).statusCode).toBe(204);
    const entries = await me.service.database.select().from(auditEntries).where(eq(auditEntries.subjectId, me.userId));
    expect(entries.filter(({ action }) => action === 'auth.logout')).toHaveLength(1);
  });

  it('cannot be ended by a page of another site', async () => {
    for (const headers of [{ 'x-requested-with': '' }, { origin: 'https://evil.example' }]) {
      expect((await me.client.get('/auth/logout', { headers })).statusCode).toBe(403);
    }
    expect(await statusOf(me.client)).toBe(200);
  });

  it('ends when its user is deactivated', async () => {
    await me.service.database.update(users).set({ state: 'inactive' }).where(eq(users.id, me.userId));
    expect(await statusOf(me.client)).toBe(401);
  });

  it('is stored only as a hash of its token', async () => {
    const rows = await me.service.database.select().from(sessions).where(eq(sessions.userId, me.userId));
    expect(JSON.stringify(rows)).not.toContain(cookieOf(me.client));
  });
});

describe('the signed-in user', () => {
  it('has the permissions of active roles, and loses them with the role', async () => {
    const now = me.service.time.clock();
    const [role] = await me.service.database
      .insert(roles)
      .values({ title: `Editors ${me.email}`, createdAt: now, updatedAt: now })
      .returning();
    const roleId = role?.id ?? '';
    await me.service.database.insert(rolePermissions).values([
      { roleId, permission: 'view/media' },
      { roleId, permission: 'update/media' },
    ]);
    await me.service.database.insert(roleMembers).values({ roleId, userId: me.userId, addedAt: now });
    expect((await me.client.get('/auth/user')).json()).toMatchObject({
      permissions: ['update/media', 'view/media'],
      roles: [{ id: roleId, title: `Editors ${me.email}` }],
    });
    await me.service.database.update(roles).set({ active: false }).where(eq(roles.id, roleId));
    expect((await me.client.get('/auth/user')).json()).toMatchObject({ permissions: [], roles: [] });
  });
});
