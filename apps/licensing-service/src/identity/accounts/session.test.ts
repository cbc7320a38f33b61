import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '../../schema';
import type { TestClient } from '../../testing/test-client';
import { goodPassword } from '../../testing/accounts-app';
import { signedIn } from '../../testing/signed-in';
import { sessions, users } from './account.table';
import { roleMembers, rolePermissions, roles } from '../roles/role.table';

const at = signedIn();

const statusOf = async (asked: TestClient) => (await asked.get('/auth/user')).statusCode;
const use = (asked: TestClient) => asked.get('/tenants');
const minutes = (count: number) => count * 60_000;
const cookieOf = ({ cookies }: TestClient) => cookies.get('sid') ?? '';

function withCookie(value: string): TestClient {
  const other = at.service.client();
  other.cookies.set('sid', value);
  return other;
}

describe('a session', () => {
  it('is asked for by 401', async () => {
    const answer = await at.service.client().get('/auth/user');
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('ends after eight hours without use; polls are no use', async () => {
    at.service.time.forward(minutes(7 * 60));
    await use(at.client);
    at.service.time.forward(minutes(7 * 60));
    expect(await statusOf(at.client)).toBe(200);
    at.service.time.forward(minutes(60));
    expect(await statusOf(at.client)).toBe(401);
  });

  it('ends after seven days, however much it is used', async () => {
    for (let hour = 0; hour < 7 * 24; hour += 7) {
      expect((await use(at.client)).statusCode).toBe(200);
      at.service.time.forward(minutes(7 * 60));
    }
    expect(await statusOf(at.client)).toBe(401);
  });

  it('has a new id at each log-in, and the old one ends', async () => {
    const before = cookieOf(at.client);
    await at.client.post('/auth/login', { email: at.email, password: goodPassword });
    expect(cookieOf(at.client)).not.toBe(before);
    expect(await statusOf(withCookie(before))).toBe(401);
  });

  it('never takes over an id that the browser brought along', async () => {
    const planted = withCookie('x'.repeat(43));
    await planted.post('/auth/login', { email: at.email, password: goodPassword });
    expect(cookieOf(planted)).not.toBe('x'.repeat(43));
    expect(await statusOf(withCookie('x'.repeat(43)))).toBe(401);
  });

  it('ends at log-out, once and for all', async () => {
    const before = cookieOf(at.client);
    const answer = await at.client.get('/auth/logout');
    expect(answer.statusCode).toBe(204);
    expect(cookieOf(at.client)).toBe('');
    expect(await statusOf(withCookie(before))).toBe(401);
    expect((await at.client.get('/auth/logout')).statusCode).toBe(204);
    const entries = await at.service.database.select().from(auditEntries).where(eq(auditEntries.subjectId, at.userId));
    expect(entries.filter(({ action }) => action === 'auth.logout')).toHaveLength(1);
  });

  it('is not ended by a page of another site', async () => {
    for (const headers of [{ 'x-requested-with': '' }, { origin: 'https://evil.example' }]) {
      expect((await at.client.get('/auth/logout', { headers })).statusCode).toBe(403);
    }
    expect(await statusOf(at.client)).toBe(200);
  });

  it('ends when its user is switched off', async () => {
    await at.service.database.update(users).set({ state: 'inactive' }).where(eq(users.id, at.userId));
    expect(await statusOf(at.client)).toBe(401);
  });

  it('keeps only a hash of its id', async () => {
    const kept = await at.service.database.select().from(sessions).where(eq(sessions.userId, at.userId));
    expect(JSON.stringify(kept)).not.toContain(cookieOf(at.client));
  });
});

describe('the signed-in user', () => {
  it('has the permissions of active roles, and loses them with the role', async () => {
    const now = at.service.time.clock();
    const [role] = await at.service.database
      .insert(roles)
      .values({ title: `Editors ${at.email}`, createdAt: now, updatedAt: now })
      .returning();
    const roleId = role?.id ?? '';
    await at.service.database.insert(rolePermissions).values([
      { roleId, permission: 'view/media' },
      { roleId, permission: 'update/media' },
    ]);
    await at.service.database.insert(roleMembers).values({ roleId, userId: at.userId, addedAt: now });
    expect((await at.client.get('/auth/user')).json()).toMatchObject({
      permissions: ['update/media', 'view/media'],
      roles: [{ id: roleId, title: `Editors ${at.email}` }],
    });
    await at.service.database.update(roles).set({ active: false }).where(eq(roles.id, roleId));
    expect((await at.client.get('/auth/user')).json()).toMatchObject({ permissions: [], roles: [] });
  });
});
