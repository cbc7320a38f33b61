// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listTenantsEndpoint, loginEndpoint } from '../contract';
import { createMemorySession } from '../session/memory-session';
import { createApiClient } from './api-client';
import type { ApiClientOptions } from './client-options';
import { json, startTestServer } from './test-server';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const clientOf = (options: Partial<ApiClientOptions> = {}) => createApiClient({ baseUrl: server.baseUrl, ...options });
const problem = { title: 'Busy', message: 'Busy.', code: 'busy' };
const body = { email: 'ana@example.si', password: 'geslo+1' };

describe('headers', () => {
  it('are sent with every call, those of a call only with that call', async () => {
    server.answer((_, response) => json(response, 200, {}));
    const client = clientOf({ headers: () => ({ 'X-Trace': 'a', 'X-Team': 'crm' }) });
    await client.call(listTenantsEndpoint, { headers: { 'X-Trace': 'b' } });
    await client.call(listTenantsEndpoint);
    expect(server.received.map(({ headers }) => [headers['x-trace'], headers['x-team']])).toEqual([
      ['b', 'crm'],
      ['a', 'crm'],
    ]);
  });
});

describe('hooks', () => {
  it('run before each attempt and before its response is read', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    let calls = 0;
    server.answer((_, response) => (++calls === 1 ? json(response, 503, problem) : json(response, 200, { data: [] })));
    const seen: string[] = [];
    const client = clientOf({
      onRequest: async (request, { endpoint, attempt }) => {
        request.headers['X-Attempt'] = String(attempt);
        seen.push(`${endpoint} ${attempt}`);
      },
      onResponse: async (response) => {
        seen.push(`${response.status} ${await response.clone().text()}`);
      },
    });
    await expect(client.call(listTenantsEndpoint)).resolves.toEqual({ data: [] });
    expect(seen).toEqual(['tenants.list 1', `503 ${JSON.stringify(problem)}`, 'tenants.list 2', '200 {"data":[]}']);
    expect(server.received.map(({ headers }) => headers['x-attempt'])).toEqual(['1', '2']);
    vi.restoreAllMocks();
  });

  it('abort the call with the error they throw', async () => {
    server.answer((_, response) => json(response, 200, {}));
    const error = new Error('Not today.');
    const client = clientOf({
      onRequest: () => {
        throw error;
      },
    });
    await expect(client.call(listTenantsEndpoint)).rejects.toBe(error);
    expect(server.received).toHaveLength(0);
  });
});

describe('retries', () => {
  it.each([
    [0, 1],
    [1, 2],
  ])('with %i send a failed read %i times', async (retries, sent) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    server.answer((_, response) => json(response, 503, problem));
    await expect(clientOf({ retries }).call(listTenantsEndpoint)).rejects.toMatchObject({ status: 503 });
    expect(server.received).toHaveLength(sent);
    vi.restoreAllMocks();
  });
});

describe('a relative base URL outside a browser', () => {
  it.each([undefined, createMemorySession()])('is rejected with the required alternative', async (session) => {
    const client = createApiClient({ baseUrl: '/api', ...(session && { session }) });
    await expect(client.call(loginEndpoint, { body })).rejects.toThrow(
      new TypeError('Give an absolute baseUrl outside a browser.'),
    );
  });

  it('is passed to a custom fetch', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ data: [] }));
    await clientOf({ baseUrl: '/api', fetch }).call(listTenantsEndpoint);
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/tenants');
  });
});
