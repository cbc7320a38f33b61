import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app';
import { testSettings } from '../../testing/test-settings';
import type { SessionUser } from './caller';

const portal = 'https://portal.example.com';
const user: SessionUser = {
  id: '0190b3d0-0000-7000-8000-000000000000',
  fullName: 'Ana Novak',
  email: 'ana@example.com',
  language: 'en',
  perPage: null,
  permissions: [],
  isAdministrator: false,
};

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends the path exactly as written; `fetch` and `inject` would normalise it. */
async function send({ app }: TestApp, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = app.server.address() as AddressInfo;
  const call = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end();
  const [response] = await once(call, 'response');
  return { status: response.statusCode, headers: response.headers, body: await text(response) } as Answer;
}

const apiUrlVariants = [
  '/api/config',
  '/%61pi/config',
  '/%61%70%69/%63onfig',
  '/api/config?',
  '/api/config#part',
  'http://elsewhere.example/api/config',
  'https://elsewhere.example/%61pi/config',
];

describe('API URL variants', () => {
  let service: TestApp;
  beforeAll(async () => {
    const sessions = { find: async () => ({ sessionId: user.id, user }) };
    const limits = { ...testSettings().limits, anonymousPerMinute: apiUrlVariants.length + 2 };
    service = await buildTestApp({ settings: { limits, allowedOrigins: [portal] }, dependencies: { sessions } });
    await service.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => service.close());

  it('share one rate limit, also for unknown paths and methods, and are never cached', async () => {
    for (const path of apiUrlVariants) {
      const { status, headers } = await send(service, path);
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store']);
    }
    expect(await send(service, '/%61pi/nothing')).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-store' },
    });
    expect(await send(service, '/%61pi/config', {}, 'PROPFIND')).toMatchObject({
      status: 405,
      headers: { allow: 'GET' },
    });
    for (const path of [...apiUrlVariants, '/%61pi/nothing', '/%61pi']) {
      const { status, headers } = await send(service, path);
      expect([path, status, headers['cache-control']]).toEqual([path, 429, 'no-store']);
    }
    expect((await send(service, '/%61pi/config', {}, 'PROPFIND')).status).toBe(429);
  });

  it.each(['/api/auth/logout', '/%61pi/auth/logout', 'http://elsewhere.example/api/auth/logout'])(
    'rejects a cross-site request to %s and accepts one from the portal',
    async (path) => {
      const cookie = { cookie: 'sid=token' };
      expect((await send(service, path, cookie)).body).toContain('forged_request');
      const own = await send(service, path, { ...cookie, 'x-requested-with': 'XMLHttpRequest', origin: portal });
      expect(own.headers['access-control-allow-origin']).toBe(portal);
      expect(own.status).toBe(204);
      const foreign = { 'x-requested-with': 'XMLHttpRequest', origin: 'https://evil.example', ...cookie };
      expect((await send(service, path, foreign)).headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('finds the session by the matched route', async () => {
    const headers = { cookie: 'sid=token' };
    expect((await send(service, '/%61pi/sandbox/cards', headers)).status).toBe(200);
  });

  it.each(['//api/config', '/api//config', '/API/config', '/api/../api/config', '/x/../api/config', '/api%2fconfig'])(
    'answers 404 for %s',
    async (path) => {
      expect((await send(service, path, { cookie: 'sid=token' })).status).toBe(404);
    },
  );

  it('answers 400 without caching for an undecodable path', async () => {
    expect(await send(service, '/%61pi/%ff')).toMatchObject({ status: 400, headers: { 'cache-control': 'no-store' } });
  });
});
