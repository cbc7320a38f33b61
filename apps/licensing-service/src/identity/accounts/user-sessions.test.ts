import type { Session } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '../../schema';
import { goodPassword } from '../../testing/accounts-app';
import { signedIn } from '../../testing/signed-in';
import type { TestClient } from '../../testing/test-client';

const me = signedIn();

const hour = 3_600_000;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

const sessionsOf = async (browser: TestClient) =>
  (await browser.get('/auth/sessions')).json<{ data: Session[] }>().data;

async function logInWith(userAgent: string): Promise<TestClient> {
  const browser = me.service.client();
  const headers = { 'user-agent': userAgent };
  await browser.post('/auth/login', { email: me.email, password: goodPassword }, { headers });
  return browser;
}

describe('session list', () => {
  it('shows device, IP address and times, but never the token', async () => {
    me.service.time.forward(60_000);
    await logInWith(firefox);
    const answer = await me.client.get('/auth/sessions');
    const [own, ownSessions] = answer.json<{ data: Session[] }>().data;
    expect(own).toMatchObject({ current: true });
    expect(ownSessions).toMatchObject({
      device: { browser: 'Firefox 132', system: 'Windows', kind: 'desktop' },
      ip: '127.0.0.1',
      created_at: me.service.time.clock().toISOString(),
      last_used_at: me.service.time.clock().toISOString(),
      current: false,
    });
    expect(answer.body).not.toContain(me.client.cookies.get('sid'));
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('omits expired sessions', async () => {
    await logInWith(firefox);
    me.service.time.forward(5 * hour);
    await me.client.get('/auth/sessions');
    me.service.time.forward(4 * hour);
    expect((await sessionsOf(me.client)).map(({ current }) => current)).toEqual([true]);
  });
});

describe('ending sessions', () => {
  it('does not affect other users’ sessions, and is audited', async () => {
    const ownSessions = await sessionsOf(me.client);
    const strangerEmail = `stranger-${me.email}`;
    await me.service.register({ email: strangerEmail });
    const stranger = await me.service.logIn(strangerEmail);
    const rejected = await stranger.delete(`/auth/sessions/${ownSessions[0]?.id}`);
    const absent = await stranger.delete(`/auth/sessions/${crypto.randomUUID()}`);
    expect([rejected.statusCode, absent.statusCode]).toEqual([404, 404]);
    expect((await stranger.delete('/auth/sessions')).statusCode).toBe(204);
    expect(await sessionsOf(me.client)).toHaveLength(1);
    await logInWith(firefox);
    await me.client.delete('/auth/sessions');
    const entries = await me.service.database.select().from(auditEntries).where(eq(auditEntries.subjectId, me.userId));
    expect(entries.find(({ action }) => action === 'auth.other_sessions_ended')?.before).toEqual({ sessions: 1 });
  });

  it('answers 404 for an unknown user', async () => {
    await me.service.makeAdministrator(me.userId);
    expect((await me.client.delete(`/users/${crypto.randomUUID()}/sessions`)).statusCode).toBe(404);
  });
});
