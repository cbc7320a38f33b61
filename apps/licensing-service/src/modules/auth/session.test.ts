import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../audit/audit.table';
import type { TestClient } from '../../testing/test-client';
import { type AccountsApp, buildAccountsApp, goodPassword } from '../../testing/accounts-app';
import { sessions, users } from '../accounts/account.table';
import { roleMembers, rolePermissions, roles } from '../roles/role.table';

let service: AccountsApp;
let email = '';
let userId = '';
let client: TestClient;
beforeAll(async () => {
  service = await buildAccountsApp();
});
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`;
  userId = await service.register({ email });
  client = await service.logIn(email);
});
afterAll(() => service.close());

const statusOf = async (asked: TestClient) => (await asked.get('/auth/user')).statusCode;
const use = (asked: TestClient) => asked.get('/tenants');
const minutes = (count: number) => count * 60_000;
const cookieOf = ({ cookies }: TestClient) => cookies.get('sid') ?? '';

function withCookie(value: string): TestClient {
  const other = service.client();
  other.cookies.set('sid', value);
  return other;
}

describe('a session', () => {
  it('is asked for by 401', async () => {
    const answer = await service.client().get('/auth/user');
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('ends after eight hours without use; polls are no use', async () => {
    service.time.forward(minutes(7 * 60));
    await use(client);
    service.time.forward(minutes(7 * 60));
    expect(await statusOf(client)).toBe(200);
    service.time.forward(minutes(60));
    expect(await statusOf(client)).toBe(401);
  });

  it('ends after seven days, however much it is used', async () => {
    for (let hour = 0; hour < 7 * 24; hour += 7) {
      expect((await use(client)).statusCode).toBe(200);
      service.time.forward(minutes(7 * 60));
    }
    expect(await statusOf(client)).toBe(401);
  });

  it('has a new id at each log-in, and the old one ends', async () => {
    const before = cookieOf(client);
    await client.post('/auth/login', { email, password: goodPassword });
    expect(cookieOf(client)).not.toBe(before);
    expect(await statusOf(withCookie(before))).toBe(401);
  });

  it('never takes over an id that the browser brought along', async () => {
    const planted = withCookie('x'.repeat(43));
    await planted.post('/auth/login', { email, password: goodPassword });
    expect(cookieOf(planted)).not.toBe('x'.repeat(43));
    expect(await statusOf(withCookie('x'.repeat(43)))).toBe(401);
  });

  it('ends at log-out, once and for all', async () => {
    const before = cookieOf(client);
    const answer = await client.get('/auth/logout');
    expect(answer.statusCode).toBe(204);
    expect(cookieOf(client)).toBe('');
    expect(await statusOf(withCookie(before))).toBe(401);
    expect((await client.get('/auth/logout')).statusCode).toBe(204);
    const entries = await service.database.select().from(auditEntries).where(eq(auditEntries.subjectId, userId));
    expect(entries.filter(({ action }) => action === 'auth.logout')).toHaveLength(1);
  });

  it('is not ended by a page of another site', async () => {
    for (const headers of [{ 'x-requested-with': '' }, { origin: 'https://evil.example' }]) {
      expect((await client.get('/auth/logout', { headers })).statusCode).toBe(403);
    }
    expect(await statusOf(client)).toBe(200);
  });

  it('ends when its user is switched off', async () => {
    await service.database.update(users).set({ state: 'inactive' }).where(eq(users.id, userId));
    expect(await statusOf(client)).toBe(401);
  });

  it('keeps only a hash of its id', async () => {
    const kept = await service.database.select().from(sessions).where(eq(sessions.userId, userId));
    expect(JSON.stringify(kept)).not.toContain(cookieOf(client));
  });
});

describe('the signed-in user', () => {
  it('has the permissions of active roles, and loses them with the role', async () => {
    const now = service.time.clock();
    const [role] = await service.database
      .insert(roles)
      .values({ title: `Editors ${email}`, createdAt: now, updatedAt: now })
      .returning();
    const roleId = role?.id ?? '';
    await service.database.insert(rolePermissions).values([
      { roleId, permission: 'view/media' },
      { roleId, permission: 'update/media' },
    ]);
    await service.database.insert(roleMembers).values({ roleId, userId, addedAt: now });
    expect((await client.get('/auth/user')).json()).toMatchObject({
      permissions: ['update/media', 'view/media'],
      roles: [{ id: roleId, title: `Editors ${email}` }],
    });
    await service.database.update(roles).set({ active: false }).where(eq(roles.id, roleId));
    expect((await client.get('/auth/user')).json()).toMatchObject({ permissions: [], roles: [] });
  });
});
