import type { Session } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../audit/audit.table';
import { type AccountsApp, buildAccountsApp, goodPassword } from '../../testing/accounts-app';
import type { TestClient } from '../../testing/test-client';

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

const hour = 3_600_000;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

const sessionsOf = async (browser: TestClient) =>
  (await browser.get('/auth/sessions')).json<{ data: Session[] }>().data;

async function logInWith(userAgent: string): Promise<TestClient> {
  const browser = service.client();
  const headers = { 'user-agent': userAgent };
  await browser.post('/auth/login', { email, password: goodPassword }, { headers });
  return browser;
}

describe('the list of sessions', () => {
  it('says with which program, from where and when, and never holds what the cookie does', async () => {
    service.time.forward(60_000);
    await logInWith(firefox);
    const answer = await client.get('/auth/sessions');
    const [own, other] = answer.json<{ data: Session[] }>().data;
    expect(own).toMatchObject({ current: true });
    expect(other).toMatchObject({
      device: { browser: 'Firefox 132', system: 'Windows', kind: 'desktop' },
      ip: '127.0.0.1',
      created_at: service.time.clock().toISOString(),
      last_used_at: service.time.clock().toISOString(),
      current: false,
    });
    expect(answer.body).not.toContain(client.cookies.get('sid'));
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('leaves out what has ended by itself', async () => {
    await logInWith(firefox);
    service.time.forward(5 * hour);
    await client.get('/auth/sessions');
    service.time.forward(4 * hour);
    expect((await sessionsOf(client)).map(({ current }) => current)).toEqual([true]);
  });
});

describe('ending sessions', () => {
  it('leaves those of others alone, and is written down', async () => {
    const other = await sessionsOf(client);
    const strangerEmail = `stranger-${email}`;
    await service.register({ email: strangerEmail });
    const stranger = await service.logIn(strangerEmail);
    const refused = await stranger.delete(`/auth/sessions/${other[0]?.id}`);
    const absent = await stranger.delete(`/auth/sessions/${crypto.randomUUID()}`);
    expect([refused.statusCode, absent.statusCode]).toEqual([404, 404]);
    expect((await stranger.delete('/auth/sessions')).statusCode).toBe(204);
    expect(await sessionsOf(client)).toHaveLength(1);
    await logInWith(firefox);
    await client.delete('/auth/sessions');
    const entries = await service.database.select().from(auditEntries).where(eq(auditEntries.subjectId, userId));
    expect(entries.find(({ action }) => action === 'auth.other_sessions_ended')?.before).toEqual({ sessions: 1 });
  });

  it('of somebody who is not there is told so', async () => {
    await service.makeAdministrator(userId);
    expect((await client.delete(`/users/${crypto.randomUUID()}/sessions`)).statusCode).toBe(404);
  });
});
