import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app';
import type { SessionUser } from './caller';
import { urlOf } from './route';

const publicUrl = 'https://app.example.com';
const fromPortal = { 'x-requested-with': 'XMLHttpRequest', origin: publicUrl, 'sec-fetch-site': 'same-origin' };
const { 'x-requested-with': _header, ...withoutHeader } = fromPortal;

interface Case {
  readonly name: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
  /** Expected status; `plain` expects the status of the same request without the trick. */
  readonly answer: number | 'plain';
}

const cases: readonly Case[] = [
  { name: 'no header', headers: withoutHeader, answer: 403 },
  { name: 'a wrong value of the header', headers: { ...fromPortal, 'x-requested-with': 'fetch' }, answer: 403 },
  { name: 'a foreign origin', headers: { ...fromPortal, origin: 'https://evil.example' }, answer: 403 },
  { name: 'a null origin', headers: { ...fromPortal, origin: 'null' }, answer: 403 },
  { name: 'a look-alike origin', headers: { ...fromPortal, origin: 'https://app.example.com.evil.tld' }, answer: 403 },
  { name: 'the http scheme', headers: { ...fromPortal, origin: 'http://app.example.com' }, answer: 403 },
  { name: 'another port', headers: { ...fromPortal, origin: 'https://app.example.com:8443' }, answer: 403 },
  { name: 'a cross-site call', headers: { ...fromPortal, 'sec-fetch-site': 'cross-site' }, answer: 403 },
  {
    name: 'a same-site call of an unknown origin',
    headers: { ...fromPortal, origin: 'https://blog.example.com', 'sec-fetch-site': 'same-site' },
    answer: 403,
  },
  { name: 'a text/plain body', headers: { ...fromPortal, 'content-type': 'text/plain' }, payload: 'a=1', answer: 415 },
  {
    name: 'a multipart body',
    headers: { ...fromPortal, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--',
    answer: 415,
  },
  { name: 'a method override', headers: { ...fromPortal, 'x-http-method-override': 'DELETE' }, answer: 'plain' },
];

describe('CSRF protection', () => {
  let service: TestApp;
  beforeAll(async () => {
    const sessions = { find: async () => ({ sessionId: randomUUID(), user: administrator }) };
    service = await buildTestApp({ settings: { publicUrl, allowedOrigins: [publicUrl] }, dependencies: { sessions } });
  });
  afterAll(() => service.close());

  const administrator: SessionUser = {
    id: randomUUID(),
    fullName: 'Ana Novak',
    email: 'ana@example.com',
    language: 'en',
    perPage: null,
    permissions: [],
    isAdministrator: true,
  };

  const routes = () => service.app.routeTable.filter(({ endpoint }) => endpoint.csrf === 'session');

  const send = (endpoint: Parameters<typeof urlOf>[0], headers: Record<string, string>, payload?: string, query = '') =>
    service.app.inject({
      method: endpoint.method,
      url: urlOf(endpoint).replace(/:\w+/g, '0190b3d0-0000-7000-8000-000000000000') + query,
      headers: { cookie: 'sid=signed-in', ...headers },
      ...(payload === undefined ? {} : { payload }),
    });

  it('covers every mutation', () => {
    const unsafe = service.app.routeTable.filter(({ endpoint }) => endpoint.method !== 'GET');
    expect(unsafe.filter(({ endpoint }) => endpoint.csrf === 'none')).toEqual([]);
    expect(service.app.routeTable.filter(({ endpoint }) => endpoint.csrf === 'capability')).toEqual([]);
    expect(routes().length).toBeGreaterThan(5);
  });

  it.each(cases)('handles $name', async ({ headers, payload, answer }) => {
    for (const { endpoint } of routes()) {
      const forged = await send(
        endpoint,
        headers,
        endpoint.method === 'GET' ? undefined : payload,
        answer === 'plain' ? '?_method=DELETE' : '',
      );
      const expected = await expectedOf(endpoint, answer, payload);
      expect(forged.statusCode, `${endpoint.id} answered ${forged.body}`).toBe(expected);
      if (answer === 403) expect(forged.json(), endpoint.id).toMatchObject({ code: 'forged_request' });
    }
  });

  /** GET requests have no body, so the content type does not matter. */
  async function expectedOf(
    endpoint: Parameters<typeof urlOf>[0],
    answer: Case['answer'],
    payload = '',
  ): Promise<number> {
    if (answer === 403) return 403;
    if (answer === 415 && endpoint.upload !== undefined) return payload.startsWith('--') ? 422 : 415;
    if (answer === 415 && endpoint.method !== 'GET') return 415;
    return (await send(endpoint, fromPortal)).statusCode;
  }

  it('lets browsers send only reports without the header', () => {
    const sent = service.app.routeTable.filter(({ endpoint }) => endpoint.csrf === 'report');
    expect(sent.map(({ endpoint }) => endpoint.id)).toEqual(['csp-reports.create']);
  });

  it('accepts a same-site request of an allowed origin and a client without an origin', async () => {
    const { endpoint } =
      service.app.routeTable.find((entry) => entry.endpoint.csrf === 'session') ?? expect.fail('no route');
    const { origin: _origin, 'sec-fetch-site': _site, ...client } = fromPortal;
    for (const headers of [
      { ...fromPortal, 'sec-fetch-site': 'same-site' },
      client,
      { ...client, referer: `${publicUrl}/login` },
    ]) {
      expect((await send(endpoint, headers)).statusCode).not.toBe(403);
    }
    expect((await send(endpoint, { ...client, referer: 'https://evil.example/' })).statusCode).toBe(403);
  });
});
