import { setImmediate } from 'node:timers/promises';
import type { Session } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Socket } from 'socket.io-client';
import { goodPassword } from '../../testing/accounts-app';
import { signedIn } from '../../testing/signed-in';
import { connectSocket } from '../../testing/test-socket';
import { loginFailures, sessions, users } from './account.table';
import { endSessionsWith } from '../sessions/end-sessions.service';
import { keyOf } from './login-failures';
import { createPasswordHash } from './passwords';
import { roleMembers } from '../roles/role.table';

const me = signedIn();
let socket: Socket;
beforeAll(() => me.service.app.listen({ port: 0, host: '127.0.0.1' }));
beforeEach(async () => {
  socket = await connectSocket(me.service.app, { cookie: `sid=${me.client.cookies.get('sid')}`, ...fromPortal });
});
afterEach(() => void socket.disconnect());

const fromPortal = { 'x-requested-with': 'XMLHttpRequest' };
const newPassword = { password: 'zelena-trava8', password_confirmation: 'zelena-trava8' };

/** Ways to end a session. */
const waysToEnd: readonly [string, () => Promise<unknown>][] = [
  ['logout', () => me.client.get('/auth/logout')],
  ['a new login in the same browser', () => me.client.post('/auth/login', { email: me.email, password: goodPassword })],
  [
    'a password change',
    () => me.client.post('/auth/change-password', { current_password: goodPassword, ...newPassword }),
  ],
  [
    'a password reset',
    async () => {
      await me.service.client().post('/forgot-password/create', { email: me.email });
      const token = await me.service.linkToken(me.email);
      await me.service.client().post('/forgot-password/reset', { token, ...newPassword });
    },
  ],
  [
    'a removed role',
    async () => {
      await me.service.makeAdministrator(me.userId);
      await endSessionsWith(me.service.dependencies, me.userId, (tx) =>
        tx.delete(roleMembers).where(eq(roleMembers.userId, me.userId)),
      );
    },
  ],
  [
    'another session ends it',
    async () => {
      const other = await me.service.logIn(me.email);
      const { data } = (await other.get('/auth/sessions')).json<{ data: Session[] }>();
      for (const { id, current } of data) if (!current) await other.delete(`/auth/sessions/${id}`);
    },
  ],
  ['another session ends all others', async () => (await me.service.logIn(me.email)).delete('/auth/sessions')],
  [
    'the user ends it in the session list',
    async () => {
      const { data } = (await me.client.get('/auth/sessions')).json<{ data: Session[] }>();
      await me.client.delete(`/auth/sessions/${data[0]?.id}`);
      expect(me.client.cookies.has('sid')).toBe(false);
    },
  ],
  [
    'an Administrator ends it',
    async () => {
      const guard = `guard-${me.email}`;
      await me.service.makeAdministrator(await me.service.register({ email: guard }));
      await (await me.service.logIn(guard)).delete(`/users/${me.userId}/sessions`);
    },
  ],
  ['eight idle hours', async () => me.service.time.forward(8 * 60 * 60 * 1000)],
  ['account closure', () => me.client.post('/auth/close', { current_password: goodPassword })],
  ['deactivation', () => me.service.database.update(users).set({ state: 'inactive' }).where(eq(users.id, me.userId))],
];

describe('revoked session', () => {
  it.each(waysToEnd)('is rejected at once, and its socket closes, after %s', async (_by, end) => {
    const old = me.service.client();
    for (const [name, value] of me.client.cookies) old.cookies.set(name, value);
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
    const breaking = endSessionsWith(me.service.dependencies, me.userId, async () => {
      throw new Error('broken');
    });
    await expect(breaking).rejects.toThrow('broken');
    expect((await me.client.get('/auth/user')).statusCode).toBe(200);
    expect(socket.connected).toBe(true);
  });

  it('leaves no session of a concurrent login with the old password', async () => {
    const passwordHash = await createPasswordHash(newPassword.password);
    const logIn = await beginLogIn();
    await endSessionsWith(me.service.dependencies, me.userId, (tx) =>
      tx.update(users).set({ passwordHash }).where(eq(users.id, me.userId)),
    );
    await logIn.ended;
    expect(await me.service.database.select().from(sessions).where(eq(sessions.userId, me.userId))).toEqual([]);
  });

  /** Starts a log-in and returns while it is in progress. Starts another one if it ended before that was seen. */
  async function beginLogIn(): Promise<{ ended: Promise<unknown> }> {
    const isCounted = eq(loginFailures.emailHash, keyOf(me.email));
    for (;;) {
      const state = { isOver: false };
      const logIn = me.service.client().post('/auth/login', { email: me.email, password: goodPassword });
      const ended = logIn.finally(() => (state.isOver = true));
      while (!state.isOver) {
        const counted = await me.service.database.select().from(loginFailures).where(isCounted);
        if (counted.length > 0 && !state.isOver) return { ended };
        await setImmediate();
      }
    }
  }

  it('ends only sessions of that user', async () => {
    const otherId = await me.service.register({ email: `other-${me.email}` });
    await endSessionsWith(me.service.dependencies, otherId, async () => undefined);
    expect((await me.client.get('/auth/user')).statusCode).toBe(200);
  });
});
