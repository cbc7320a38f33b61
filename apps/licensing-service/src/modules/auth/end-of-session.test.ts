import type { Session } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Socket } from 'socket.io-client';
import { type AccountsApp, buildAccountsApp, goodPassword } from '../../testing/accounts-app';
import type { TestClient } from '../../testing/test-client';
import { connectSocket } from '../../testing/test-socket';
import { loginFailures, sessions, users } from '../accounts/account.table';
import { endSessionsWith } from '../accounts/end-sessions.service';
import { keyOf } from '../accounts/login-failures';
import { createPasswordHash } from '../accounts/passwords';
import { roleMembers } from '../roles/role.table';

let service: AccountsApp;
let email = '';
let userId = '';
let client: TestClient;
let socket: Socket;
beforeAll(async () => {
  service = await buildAccountsApp();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`;
  userId = await service.register({ email });
  client = await service.logIn(email);
  socket = await connectSocket(service.app, { cookie: `sid=${client.cookies.get('sid')}`, ...fromPortal });
});
afterEach(() => void socket.disconnect());
afterAll(() => service.close());

const fromPortal = { 'x-requested-with': 'XMLHttpRequest' };
const newPassword = { password: 'zelena-trava8', password_confirmation: 'zelena-trava8' };

/** What ends a session, and what the user themself does for it. */
const ends: readonly [string, () => Promise<unknown>][] = [
  ['a log-out', () => client.get('/auth/logout')],
  ['a log-in in its place', () => client.post('/auth/login', { email, password: goodPassword })],
  ['a new password', () => client.post('/auth/change-password', { current_password: goodPassword, ...newPassword })],
  [
    'a password reset by link',
    async () => {
      await service.client().post('/forgot-password/create', { email });
      const token = await service.linkToken(email);
      await service.client().post('/forgot-password/reset', { token, ...newPassword });
    },
  ],
  [
    'a lost role',
    async () => {
      await service.makeAdministrator(userId);
      await endSessionsWith(service.parts, userId, (tx) =>
        tx.delete(roleMembers).where(eq(roleMembers.userId, userId)),
      );
    },
  ],
  [
    'an end from another session',
    async () => {
      const other = await service.logIn(email);
      const { data } = (await other.get('/auth/sessions')).json<{ data: Session[] }>();
      for (const { id, current } of data) if (!current) await other.delete(`/auth/sessions/${id}`);
    },
  ],
  ['an end of all others', async () => (await service.logIn(email)).delete('/auth/sessions')],
  [
    'its own end',
    async () => {
      const { data } = (await client.get('/auth/sessions')).json<{ data: Session[] }>();
      await client.delete(`/auth/sessions/${data[0]?.id}`);
      expect(client.cookies.has('sid')).toBe(false);
    },
  ],
  [
    'an Administrator',
    async () => {
      const guard = `guard-${email}`;
      await service.makeAdministrator(await service.register({ email: guard }));
      await (await service.logIn(guard)).delete(`/users/${userId}/sessions`);
    },
  ],
  ['the closing of the account', () => client.post('/auth/close', { current_password: goodPassword })],
  [
    'the end of the account, however it comes about',
    () => service.database.update(users).set({ state: 'inactive' }).where(eq(users.id, userId)),
  ],
];

describe('a session that ends by', () => {
  it.each(ends)('%s is refused from the next call on, and its socket closes', async (_by, end) => {
    const old = service.client();
    for (const [name, value] of client.cookies) old.cookies.set(name, value);
    expect((await old.get('/auth/user')).statusCode).toBe(200);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    const began = Date.now();
    await end();
    expect((await old.get('/auth/user')).statusCode).toBe(401);
    await closed;
    expect(Date.now() - began).toBeLessThan(5000);
  });
});

describe('the end of all sessions with a change', () => {
  it('happens with it or not at all', async () => {
    const breaking = endSessionsWith(service.parts, userId, async () => {
      throw new Error('broken');
    });
    await expect(breaking).rejects.toThrow('broken');
    expect((await client.get('/auth/user')).statusCode).toBe(200);
    expect(socket.connected).toBe(true);
  });

  it('leaves no session to whoever logs in with the old password at that moment', async () => {
    const passwordHash = await createPasswordHash(newPassword.password);
    const logIn = service.client().post('/auth/login', { email, password: goodPassword });
    const begun = eq(loginFailures.emailHash, keyOf(email));
    await vi.waitFor(
      async () => expect(await service.database.select().from(loginFailures).where(begun)).toHaveLength(1),
      { interval: 1 },
    );
    await endSessionsWith(service.parts, userId, (tx) =>
      tx.update(users).set({ passwordHash }).where(eq(users.id, userId)),
    );
    await logIn;
    expect(await service.database.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
  });

  it('is of that user alone', async () => {
    const otherId = await service.register({ email: `other-${email}` });
    await endSessionsWith(service.parts, otherId, async () => undefined);
    expect((await client.get('/auth/user')).statusCode).toBe(200);
  });
});
