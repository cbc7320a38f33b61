// @vitest-environment node
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { currentUserEndpoint, loginEndpoint, logoutEndpoint } from '../contract';
import { createApiClient } from '../http/api-client';
import { json, startTestServer } from '../http/test-server';
import { createMemorySession } from './memory-session';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => void vi.useRealTimers());

function start() {
  const session = createMemorySession();
  return { session, client: createApiClient({ baseUrl: server.baseUrl, session }) };
}

/** The service sets these at login. Returns what the next call sends. */
async function sentAfter(...cookies: readonly string[]): Promise<string | undefined> {
  const { client } = start();
  server.answer((_, response) => json(response, 200, {}, { 'set-cookie': [...cookies] }));
  await client.call(loginEndpoint, { body: { email: 'ana@example.si', password: 'x' } });
  await client.call(currentUserEndpoint);
  return server.received[1]?.headers.cookie;
}

it.each([
  ['sends back what was set', ['sid=abc; Path=/; HttpOnly; SameSite=Lax'], 'sid=abc'],
  ['sends back a secure one to this machine', ['__Host-sid=abc; Path=/; Secure; HttpOnly'], '__Host-sid=abc'],
  ['sends back all of them', ['sid=abc; Path=/', 'theme=a=b; Path=/api'], 'sid=abc; theme=a=b'],
  ['keeps the last of two', ['sid=abc; Path=/', 'sid=def; Path=/'], 'sid=def'],
  ['keeps it to the folder it was set in', ['sid=abc'], 'sid=abc'],
  ['keeps it to the path it names', ['sid=abc; Path=/api/auth/user/x', 'b=1; Path=/ap'], undefined],
  ['deletes what is over by its age', ['sid=abc; Path=/', 'sid=; Path=/; Max-Age=0'], undefined],
  [
    'deletes what is over by its date',
    ['sid=a; Path=/', 'sid=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'],
    undefined,
  ],
  ['prefers the age to the date', ['sid=a; Path=/; Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT'], 'sid=a'],
  ['ignores one for another host', ['sid=abc; Path=/; Domain=example.com'], undefined],
  ['ignores one that breaks its own promise', ['__Host-sid=abc; Path=/', '__Secure-b=1; Path=/'], undefined],
  ['ignores what is no cookie', ['nothing', '=x; Path=/'], undefined],
  ['ignores one beyond 4 KiB', [`sid=${'x'.repeat(4096)}; Path=/`], undefined],
])('%s', async (_, cookies, sent) => {
  await expect(sentAfter(...cookies)).resolves.toBe(sent);
});

it('forgets an expired cookie', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const { client } = start();
  server.answer((_, response) => json(response, 200, {}, { 'set-cookie': 'sid=abc; Path=/; Max-Age=60' }));
  await client.call(currentUserEndpoint);
  server.answer((_, response) => json(response, 200, {}));
  vi.setSystemTime(59_000);
  await client.call(currentUserEndpoint);
  vi.setSystemTime(60_000);
  await client.call(currentUserEndpoint);
  expect(server.received.map(({ headers }) => headers.cookie)).toEqual(['sid=abc', undefined]);
});

it('ends at logout or when cleared', async () => {
  const { client, session } = start();
  const cookies = { login: 'sid=abc; Path=/', logout: 'sid=; Path=/; Max-Age=0' };
  server.answer(({ url }, response) =>
    json(response, 200, {}, { 'set-cookie': url.endsWith('logout') ? cookies.logout : cookies.login }),
  );
  await client.call(loginEndpoint, { body: { email: 'a', password: 'b' } });
  await client.call(logoutEndpoint);
  await client.call(currentUserEndpoint);
  session.clear();
  await client.call(currentUserEndpoint);
  expect(server.received.map(({ headers }) => headers.cookie)).toEqual([undefined, 'sid=abc', undefined, undefined]);
});

it('never sends the cookie to another origin or a redirect', async () => {
  const other = await startTestServer();
  const { session, client } = start();
  server.answer((_, response) => json(response, 200, {}, { 'set-cookie': 'sid=abc; Path=/' }));
  await client.call(currentUserEndpoint);
  await createApiClient({ baseUrl: other.baseUrl, session }).call(currentUserEndpoint);
  expect(other.received[0]?.headers.cookie).toBeUndefined();

  server.answer((_, response) => response.writeHead(307, { location: `${other.baseUrl}/auth/login` }).end());
  await expect(client.call(loginEndpoint, { body: { email: 'a', password: 'b' } })).rejects.toMatchObject({
    name: 'NetworkError',
    reason: 'unreachable',
  });
  expect(other.received).toHaveLength(1);
  await other.close();
});
