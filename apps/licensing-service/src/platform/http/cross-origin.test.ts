import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app';

const service = 'https://app.example.com';
const portal = 'https://portal.example.com';
const foreignOrigins = [
  'https://evil.example',
  'null',
  '*',
  'https://portal.example.com.evil.tld',
  'https://sub.portal.example.com',
  'https://portalxexample.com',
  'http://portal.example.com',
  'https://portal.example.com:8443',
  'https://PORTAL.example.com',
];

describe('CORS', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ settings: { publicUrl: service, allowedOrigins: [service, portal] } });
  });
  afterAll(() => test.close());

  const read = (url: string, origin: string) => test.app.inject({ url, headers: { origin } });
  const preflight = (url: string, origin: string) =>
    test.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'x-requested-with,x-secret',
      },
    });

  it.each(['/api/config', '/api/auth/user', '/api/nothing', '/api/forgot-password/find/x'])(
    'lets allowed origins read %s with credentials, errors included',
    async (url) => {
      for (const origin of [portal, service]) {
        const { headers } = await read(url, origin);
        expect(headers).toMatchObject({
          'access-control-allow-origin': origin,
          'access-control-allow-credentials': 'true',
          'access-control-expose-headers': 'Retry-After, Content-Disposition, Idempotency-Replayed',
        });
        expect(String(headers.vary).split(', ')).toEqual(expect.arrayContaining(['Origin', 'Sec-Fetch-Site']));
      }
    },
  );

  it.each(foreignOrigins)('sends no CORS headers to %s', async (origin) => {
    for (const { headers } of [await read('/api/config', origin), await preflight('/api/auth/login', origin)]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(String(headers.vary).split(', ')).toEqual(expect.arrayContaining(['Origin', 'Sec-Fetch-Site']));
    }
  });

  it('answers a preflight with the methods and headers the portal uses', async () => {
    const { statusCode, headers } = await preflight('/api/auth/login', portal);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': portal,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'Content-Type, X-Requested-With, Idempotency-Key',
    });
    expect((await preflight('/api/auth/login', 'https://evil.example')).statusCode).toBe(405);
  });

  it('rejects a mutation from an origin that is not allowed', async () => {
    const logIn = (origin: string) =>
      test
        .client()
        .post(
          '/auth/login',
          { email: 'ana@example.com', password: 'x' },
          { headers: { origin, 'sec-fetch-site': 'same-site' } },
        );
    expect((await logIn(portal)).statusCode).toBe(422);
    for (const origin of foreignOrigins) expect((await logIn(origin)).json()).toMatchObject({ code: 'forged_request' });
  });

  it('does not let other origins read pages', async () => {
    const { headers } = await read('/outbox', portal);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});
