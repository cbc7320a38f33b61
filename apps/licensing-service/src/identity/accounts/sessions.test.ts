import type { Session } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '../../schema';
import { goodPassword } from '../../testing/accounts-app';
import { signedIn } from '../../testing/signed-in';
import type { TestClient } from '../../testing/test-client';

const at = signedIn();

const hour = 3_600_000;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

const sessionsOf = async (browser: TestClient) =>
  (await browser.get('/auth/sessions')).json<{ data: Session[] }>().data;

async function logInWith(userAgent: string): Promise<TestClient> {
  const browser = at.service.client();
  const headers = { 'user-agent': userAgent };
  await browser.post('/auth/login', { email: at.email, password: goodPassword }, { headers });
  return browser;
}

describe('the list of sessions', () => {
  it('says with which program, from where and when, and never holds what the cookie does', async () => {
    at.service.time.forward(60_000);
    await logInWith(firefox);
    const answer = await at.client.get('/auth/sessions');
    const [own, other] = answer.json<{ data: Session[] }>().data;
    expect(own).toMatchObject({ current: true });
    expect(other).toMatchObject({
      device: { browser: 'Firefox 132', system: 'Windows', kind: 'desktop' },
      ip: '127.0.0.1',
      created_at: at.service.time.clock().toISOString(),
      last_used_at: at.service.time.clock().toISOString(),
      current: false,
    });
    expect(answer.body).not.toContain(at.client.cookies.get('sid'));
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('leave out expired ones', async () => {
    await logInWith(firefox);
    at.service.time.forward(5 * hour);
    await at.client.get('/auth/sessions');
    at.service.time.forward(4 * hour);
    expect((await sessionsOf(at.client)).map(({ current }) => current)).toEqual([true]);
  });
});

describe('ending sessions', () => {
  it('leaves those of others alone, and is written down', async () => {
    const other = await sessionsOf(at.client);
    const strangerEmail = `stranger-${at.email}`;
    await at.service.register({ email: strangerEmail });
    const stranger = await at.service.logIn(strangerEmail);
    const refused = await stranger.delete(`/auth/sessions/${other[0]?.id}`);
    const absent = await stranger.delete(`/auth/sessions/${crypto.randomUUID()}`);
    expect([refused.statusCode, absent.statusCode]).toEqual([404, 404]);
    expect((await stranger.delete('/auth/sessions')).statusCode).toBe(204);
    expect(await sessionsOf(at.client)).toHaveLength(1);
    await logInWith(firefox);
    await at.client.delete('/auth/sessions');
    const entries = await at.service.database.select().from(auditEntries).where(eq(auditEntries.subjectId, at.userId));
    expect(entries.find(({ action }) => action === 'auth.other_sessions_ended')?.before).toEqual({ sessions: 1 });
  });

  it('of an unknown user are 404', async () => {
    await at.service.makeAdministrator(at.userId);
    expect((await at.client.delete(`/users/${crypto.randomUUID()}/sessions`)).statusCode).toBe(404);
  });
});
