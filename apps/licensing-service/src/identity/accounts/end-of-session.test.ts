import type { Session } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Socket } from 'socket.io-client';
import { goodPassword } from '../../testing/accounts-app';
import { signedIn } from '../../testing/signed-in';
import { connectSocket } from '../../testing/test-socket';
import { loginFailures, sessions, users } from './account.table';
import { endSessionsWith } from '../sessions/end-sessions.service';
import { keyOf } from './login-failures';
import { createPasswordHash } from './passwords';
import { roleMembers } from '../roles/role.table';

const at = signedIn();
let socket: Socket;
beforeAll(() => at.service.app.listen({ port: 0, host: '127.0.0.1' }));
beforeEach(async () => {
  socket = await connectSocket(at.service.app, { cookie: `sid=${at.client.cookies.get('sid')}`, ...fromPortal });
});
afterEach(() => void socket.disconnect());

const fromPortal = { 'x-requested-with': 'XMLHttpRequest' };
const newPassword = { password: 'zelena-trava8', password_confirmation: 'zelena-trava8' };

/** Ways to end a session. */
const waysToEnd: readonly [string, () => Promise<unknown>][] = [
  ['logout', () => at.client.get('/auth/logout')],
  ['a new login in the same browser', () => at.client.post('/auth/login', { email: at.email, password: goodPassword })],
  [
    'a password change',
    () => at.client.post('/auth/change-password', { current_password: goodPassword, ...newPassword }),
  ],
  [
    'a password reset',
    async () => {
      await at.service.client().post('/forgot-password/create', { email: at.email });
      const token = await at.service.linkToken(at.email);
      await at.service.client().post('/forgot-password/reset', { token, ...newPassword });
    },
  ],
  [
    'a removed role',
    async () => {
      await at.service.makeAdministrator(at.userId);
      await endSessionsWith(at.service.dependencies, at.userId, (tx) =>
        tx.delete(roleMembers).where(eq(roleMembers.userId, at.userId)),
      );
    },
  ],
  [
    'another session',
    async () => {
      const other = await at.service.logIn(at.email);
      const { data } = (await other.get('/auth/sessions')).json<{ data: Session[] }>();
      for (const { id, current } of data) if (!current) await other.delete(`/auth/sessions/${id}`);
    },
  ],
  ['ending all other sessions', async () => (await at.service.logIn(at.email)).delete('/auth/sessions')],
  [
    'the session list',
    async () => {
      const { data } = (await at.client.get('/auth/sessions')).json<{ data: Session[] }>();
      await at.client.delete(`/auth/sessions/${data[0]?.id}`);
      expect(at.client.cookies.has('sid')).toBe(false);
    },
  ],
  [
    'an Administrator',
    async () => {
      const guard = `guard-${at.email}`;
      await at.service.makeAdministrator(await at.service.register({ email: guard }));
      await (await at.service.logIn(guard)).delete(`/users/${at.userId}/sessions`);
    },
  ],
  ['eight idle hours', async () => at.service.time.forward(8 * 60 * 60 * 1000)],
  ['account closure', () => at.client.post('/auth/close', { current_password: goodPassword })],
  ['deactivation', () => at.service.database.update(users).set({ state: 'inactive' }).where(eq(users.id, at.userId))],
];

describe('a session ended by', () => {
  it.each(waysToEnd)('%s is rejected at once, and its socket closes', async (_by, end) => {
    const old = at.service.client();
    for (const [name, value] of at.client.cookies) old.cookies.set(name, value);
    expect((await old.get('/auth/user')).statusCode).toBe(200);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    const startedAt = Date.now();
    await end();
    expect((await old.get('/auth/user')).statusCode).toBe(401);
    await closed;
    expect(Date.now() - startedAt).toBeLessThan(5000);
  });
});

describe('endSessionsWith', () => {
  it('ends no session if the change fails', async () => {
    const breaking = endSessionsWith(at.service.dependencies, at.userId, async () => {
      throw new Error('broken');
    });
    await expect(breaking).rejects.toThrow('broken');
    expect((await at.client.get('/auth/user')).statusCode).toBe(200);
    expect(socket.connected).toBe(true);
  });

  it('leaves no session of a concurrent login with the old password', async () => {
    const passwordHash = await createPasswordHash(newPassword.password);
    const logIn = at.service.client().post('/auth/login', { email: at.email, password: goodPassword });
    const begun = eq(loginFailures.emailHash, keyOf(at.email));
    await vi.waitFor(
      async () => expect(await at.service.database.select().from(loginFailures).where(begun)).toHaveLength(1),
      { interval: 1 },
    );
    await endSessionsWith(at.service.dependencies, at.userId, (tx) =>
      tx.update(users).set({ passwordHash }).where(eq(users.id, at.userId)),
    );
    await logIn;
    expect(await at.service.database.select().from(sessions).where(eq(sessions.userId, at.userId))).toEqual([]);
  });

  it('ends only sessions of that user', async () => {
    const otherId = await at.service.register({ email: `other-${at.email}` });
    await endSessionsWith(at.service.dependencies, otherId, async () => undefined);
    expect((await at.client.get('/auth/user')).statusCode).toBe(200);
  });
});
