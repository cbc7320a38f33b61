import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhookIds } from '../../testing/gateways/webhook-ids';
import { buildTestApp, type TestApp } from '../../testing/test-app';
import { testSettings } from '../../testing/test-settings';
import { urlOf } from './route';

describe('general rate limit', () => {
  let service: TestApp;
  beforeAll(async () => {
    const limits = { ...testSettings().limits, anonymousPerMinute: 5 };
    service = await buildTestApp({ settings: { limits } });
  });
  afterAll(() => service.close());

  const call = (url: string, headers: Record<string, string> = {}) => service.app.inject({ url, headers });

  it('counts unknown paths, sends Retry-After, and ignores a forged X-Forwarded-For', async () => {
    const answers = [];
    for (let n = 0; n < 7; n += 1)
      answers.push(await call(n % 2 === 0 ? '/api/nothing' : '/api/config', { 'x-forwarded-for': `10.0.0.${n}` }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 200, 404, 200, 404, 429, 429]);
    const limited = answers.at(-1);
    expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(0);
    expect(limited?.json()).toMatchObject({ code: 'too_many_requests', status: 429 });
  });

  it('applies to every route before anything else', async () => {
    const signed = service.app.routeTable.filter(({ endpoint }) => endpoint.csrf === 'signed');
    expect(signed.map(({ endpoint }) => endpoint.id)).toEqual(webhookIds);
    for (const { endpoint } of service.app.routeTable.filter((entry) => !signed.includes(entry))) {
      const answer = await service.app.inject({ method: endpoint.method, url: urlOf(endpoint) });
      expect([endpoint.id, answer.statusCode]).toEqual([endpoint.id, 429]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    for (const url of ['/api', '/api/docs', '/api/openapi.json']) expect((await call(url)).statusCode).toBe(429);
  });

  it('does not apply to pages', async () => {
    expect((await call('/somewhere')).statusCode).toBe(404);
  });
});

describe('rate limit key', () => {
  it('is the client address before a trusted proxy', async () => {
    const limits = { ...testSettings().limits, anonymousPerMinute: 1 };
    const service = await buildTestApp({ settings: { limits, trustProxy: 1 } });
    const from = (ip: string) =>
      service.app.inject({ url: '/api/config', headers: { 'x-forwarded-for': `9.9.9.9, ${ip}` } });
    expect((await from('10.0.0.1')).statusCode).toBe(200);
    expect((await from('10.0.0.2')).statusCode).toBe(200);
    expect((await from('10.0.0.1')).statusCode).toBe(429);
    await service.close();
  });

  it('is the session of a signed-in user', async () => {
    const limits = { ...testSettings().limits, anonymousPerMinute: 1, userPerMinute: 2 };
    const user = {
      id: 'u',
      fullName: 'Ana',
      email: 'ana@example.com',
      language: 'en',
      perPage: null,
      permissions: [],
      isAdministrator: false,
    } as const;
    const sessions = { find: async (token: string) => ({ sessionId: token, user }) };
    const service = await buildTestApp({ settings: { limits }, dependencies: { sessions } });
    const as = (token: string) => service.app.inject({ url: '/api/config', headers: { cookie: `sid=${token}` } });
    expect((await as('a')).statusCode).toBe(200);
    expect((await as('a')).statusCode).toBe(200);
    expect((await as('a')).statusCode).toBe(429);
    expect((await as('b')).statusCode).toBe(200);
    await service.close();
  });
});
