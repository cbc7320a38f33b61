// @vitest-environment node
import { afterAll, beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest';
import {
  activateEndpoint,
  createDraftEndpoint,
  currentUserEndpoint,
  getTenantEndpoint,
  listTenantsEndpoint,
  loginEndpoint,
  logoutEndpoint,
  saveApplicationEndpoint,
  startTenantEndpoint,
} from '../contract';
import { createApiClient } from './api-client';
import type { ConflictError, NotFoundError, StaleError, ValidationError } from './api-error';
import { attempt } from './attempt';
import type { CommonError } from './call-types';
import type { ApiClientOptions, CallLog } from './client-options';
import { newIdempotencyKey } from './idempotency-key';
import { json, startTestServer } from './test-server';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const clientOf = (options: Partial<ApiClientOptions> = {}) => createApiClient({ baseUrl: server.baseUrl, ...options });
const params = { id: '01990000-0000-7000-8000-000000000001' };
const problem = { type: 'about:blank', title: 'x', detail: '', code: 'x', message: 'No.', request_id: 'req-1' };

describe('requests', () => {
  it('send the headers for JSON, language and CSRF', async () => {
    server.answer((_, response) => json(response, 200, { id: 'u' }));
    await clientOf({ language: () => 'sl' }).call(loginEndpoint, {
      body: { email: 'ana@example.si', password: 'geslo+1 č' },
    });
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      url: '/api/auth/login',
      body: 'email=ana%40example.si&password=geslo%2B1%20%C4%8D',
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'accept-language': 'sl',
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
  });

  it('send credentials', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}));
    await clientOf({ fetch }).call(currentUserEndpoint);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
  });

  it('encode path and query parameters', async () => {
    server.answer((_, response) => json(response, 200, { data: [] }));
    const client = clientOf();
    await client.call(listTenantsEndpoint, {
      query: { page: 2, sort: '-created_at', filter: { state: { in: 'active,draft' } } },
    });
    await client.call(activateEndpoint, { params: { token: 'a/b?c#d' } });
    expect(server.received.map(({ url }) => url)).toEqual([
      '/api/tenants?page=2&sort=-created_at&filter[state][in]=active%2Cdraft',
      '/api/auth/signup/activate/a%2Fb%3Fc%23d',
    ]);
  });

  it.each(['', '.', '..'])('reject the path parameter "%s"', async (token) => {
    server.answer((_, response) => json(response, 200, {}));
    await expect(clientOf().call(activateEndpoint, { params: { token } })).rejects.toThrow(TypeError);
    expect(server.received).toHaveLength(0);
  });

  it('resolve with null for an empty response', async () => {
    server.answer((_, response) => json(response, 204, null));
    await expect(clientOf().call(logoutEndpoint)).resolves.toBeNull();
  });
});

describe('error responses', () => {
  it.each([
    [400, 'ServerError'],
    [403, 'ForbiddenError'],
    [404, 'NotFoundError'],
    [409, 'ConflictError'],
    [410, 'GoneError'],
    [412, 'StaleError'],
    [422, 'ValidationError'],
    [429, 'RateLimitError'],
    [500, 'ServerError'],
  ])('throw for %i a %s with code, message and request id', async (status, name) => {
    server.answer((_, response) => json(response, status, { ...problem, status, newer: 7 }, { 'retry-after': '30' }));
    await expect(clientOf().call(createDraftEndpoint)).rejects.toMatchObject({
      name,
      status,
      code: 'x',
      message: 'No.',
      requestId: 'req-1',
      retryAfter: 30,
      problem: { newer: 7 },
    });
  });

  it('join the messages of a field by a space', async () => {
    const errors = { 'address.vat_number': ['Too short.', 'Wrong country.'] };
    server.answer((_, response) => json(response, 422, { ...problem, errors }));
    const error: unknown = await clientOf()
      .call(saveApplicationEndpoint, { params, body: { _version: 0 } })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ fields: errors });
    expect((error as { text: (path: string) => string | undefined }).text('address.vat_number')).toBe(
      'Too short. Wrong country.',
    );
    expect((error as { text: (path: string) => string | undefined }).text('title')).toBeUndefined();
  });

  it.each([
    ['a page', 200, 'text/html', '<!doctype html>'],
    ['a page instead of an error', 404, 'text/html', 'Not found'],
    ['no JSON at all', 200, 'application/json', '{"a":'],
  ])('throw a NetworkError for %s', async (_, status, type, body) => {
    server.answer((_request, response) => response.writeHead(status, { 'content-type': type }).end(body));
    await expect(clientOf().call(createDraftEndpoint)).rejects.toMatchObject({
      name: 'NetworkError',
      reason: 'not_json',
      status,
    });
  });
});

describe('missing responses', () => {
  it('throw a NetworkError if the port is closed', async () => {
    const gone = await startTestServer();
    await gone.close();
    const client = createApiClient({ baseUrl: gone.baseUrl });
    await expect(client.call(createDraftEndpoint)).rejects.toMatchObject({
      name: 'NetworkError',
      reason: 'unreachable',
      status: 0,
    });
  });

  it('throw a TimeoutError after the timeout', async () => {
    server.answer(() => undefined);
    await expect(clientOf({ timeout: 20 }).call(createDraftEndpoint)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('throw the caller’s abort reason', async () => {
    const controller = new AbortController();
    server.answer(() => controller.abort(new Error('left the page')));
    await expect(clientOf().call(getTenantEndpoint, { params, signal: controller.signal })).rejects.toThrow(
      'left the page',
    );
    expect(server.received).toHaveLength(1);
  });
});

describe('retries', () => {
  it.each([
    ['a read', () => clientOf().call(getTenantEndpoint, { params })],
    ['a call declared repeatable', () => clientOf().call(startTenantEndpoint, { params })],
  ])('repeat a call after %s until the service responds', async (_, call) => {
    let calls = 0;
    server.answer((_request, response) =>
      ++calls < 3 ? json(response, 503, problem) : json(response, 200, { ok: true }),
    );
    await expect(call()).resolves.toEqual({ ok: true });
    expect(calls).toBe(3);
  });

  it('wait for the time in Retry-After', async () => {
    const times: number[] = [];
    server.answer((_, response) => {
      times.push(performance.now());
      if (times.length === 1) json(response, 429, problem, { 'retry-after': '1' });
      else json(response, 200, {});
    });
    await clientOf().call(getTenantEndpoint, { params });
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990);
  });

  it.each([
    ['a write without a key', 503, '0', () => clientOf().call(loginEndpoint, { body: { email: 'a', password: 'b' } })],
    ['an answer that will not change', 404, '0', () => clientOf().call(getTenantEndpoint, { params })],
    ['a wait of minutes', 429, '120', () => clientOf().call(getTenantEndpoint, { params })],
  ])('never repeats after %s', async (_, status, after, call) => {
    server.answer((_request, response) => json(response, status, problem, { 'retry-after': after }));
    await expect(call()).rejects.toMatchObject({ status });
    expect(server.received).toHaveLength(1);
  });
});

describe('calls with an idempotency key', () => {
  const keys = () => server.received.map(({ headers }) => headers['idempotency-key']);

  it('are retried with the same key', async () => {
    let calls = 0;
    server.answer((_, response) => (++calls < 3 ? json(response, 503, problem) : json(response, 201, { id: 't' })));
    await clientOf().call(createDraftEndpoint);
    expect(keys()).toEqual([keys()[0], keys()[0], keys()[0]]);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('use a new key each time, unless the caller passes one', async () => {
    server.answer((_, response) => json(response, 201, { id: 't' }));
    const client = clientOf();
    await client.call(createDraftEndpoint);
    await client.call(createDraftEndpoint);
    const idempotencyKey = newIdempotencyKey();
    await client.call(createDraftEndpoint, { idempotencyKey });
    expect(new Set(keys()).size).toBe(3);
    expect(keys()[2]).toBe(idempotencyKey);
  });

  it('wait while the service still processes the first one', async () => {
    let calls = 0;
    server.answer((_, response) =>
      ++calls === 1 ? json(response, 409, problem, { 'retry-after': '1' }) : json(response, 201, { id: 't' }),
    );
    await expect(clientOf().call(createDraftEndpoint)).resolves.toEqual({ id: 't' });
    expect(calls).toBe(2);
  });
});

it('are retried at most ten times while every call fails, then once per ten calls', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server.answer((_, response) => json(response, 503, problem));
  const client = clientOf();
  for (let call = 0; call < 30; call++) await client.call(getTenantEndpoint, { params }).catch(() => undefined);
  vi.restoreAllMocks();
  expect(server.received.length).toBeLessThanOrEqual(30 + 10 + 3);
  expect(server.received.length).toBeGreaterThan(30 + 10);
});

describe('long responses', () => {
  it('are not read beyond the size limit', async () => {
    let sent = 0;
    server.answer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000))) sent += 10_000;
      };
      response.on('drain', more);
      more();
    });
    await expect(clientOf({ maxResponseBytes: 100_000 }).call(getTenantEndpoint, { params })).rejects.toMatchObject({
      name: 'NetworkError',
      reason: 'too_large',
    });
    expect(sent).toBeLessThan(20_000_000);
    expect(server.received).toHaveLength(1);
  });

  it('are assembled from their parts', async () => {
    const title = 'č'.repeat(100_000);
    server.answer((_, response) => json(response, 200, { title }));
    await expect(clientOf().call(getTenantEndpoint, { params })).resolves.toEqual({ title });
  });

  it('are requested again after a lost connection', async () => {
    let calls = 0;
    server.answer((_, response) => {
      if (++calls > 1) return json(response, 200, { title: 'whole' });
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      return response.write('{"title":', () => response.destroy());
    });
    await expect(clientOf().call(getTenantEndpoint, { params })).resolves.toEqual({ title: 'whole' });
  });
});

describe('attempt', () => {
  it('resolves with the response', async () => {
    server.answer((_, response) => json(response, 200, { title: 'x' }));
    await expect(attempt(clientOf(), getTenantEndpoint, { params })).resolves.toEqual({
      ok: true,
      answer: { title: 'x' },
    });
  });

  it('resolves with a typed error of the contract', async () => {
    server.answer((_, response) => json(response, 412, { ...problem, section: { version: 7 } }));
    const outcome = await attempt(clientOf(), saveApplicationEndpoint, { params, body: { _version: 0 } });
    expect(outcome).toMatchObject({ ok: false, error: { name: 'StaleError', problem: { section: { version: 7 } } } });
    if (outcome.ok) return;
    expectTypeOf(outcome.error).toEqualTypeOf<
      CommonError | NotFoundError | ValidationError | ConflictError | StaleError
    >();
  });

  it('rejects with any other error', async () => {
    await expect(attempt(clientOf(), activateEndpoint, { params: { token: '' } })).rejects.toThrow(TypeError);
    const signal = AbortSignal.abort(new Error('left the page'));
    await expect(attempt(clientOf(), currentUserEndpoint, { signal })).rejects.toThrow('left the page');
  });
});

describe('a 401 response', () => {
  /** Rejects this many calls with 401, then ends the session check with this status. */
  const sessionEnds = (checkStatus: number, refusals: number) => {
    let rejected = 0;
    let endCheck: (() => void) | undefined;
    server.answer((request, response) => {
      if (request.url === '/api/auth/user') endCheck = () => json(response, checkStatus, problem);
      else if (rejected < refusals) {
        rejected++;
        json(response, 401, problem);
      } else json(response, 200, { ok: true });
      if (rejected < refusals) return;
      endCheck?.();
      endCheck = undefined;
    });
  };
  const checks = () => server.received.filter(({ url }) => url === '/api/auth/user').length;

  it('causes one session check for thirty concurrent calls and one retry each', async () => {
    sessionEnds(200, 30);
    const client = clientOf();
    const calls = Array.from({ length: 30 }, (_, at) =>
      at % 2 ? client.call(createDraftEndpoint) : client.call(getTenantEndpoint, { params }),
    );
    await expect(Promise.all(calls)).resolves.toHaveLength(30);
    expect(checks()).toBe(1);
    expect(server.received).toHaveLength(61);
  });

  it('reports an ended session once for thirty simultaneous calls', async () => {
    sessionEnds(401, 30);
    const onSessionExpired = vi.fn();
    const client = clientOf({ onSessionExpired });
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => client.call(createDraftEndpoint)));
    expect(
      results.every((result) => result.status === 'rejected' && result.reason.name === 'SessionExpiredError'),
    ).toBe(true);
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
    expect(checks()).toBe(1);
    expect(server.received).toHaveLength(31);
  });

  it('holds rejected calls until the user has logged in again and then retries them', async () => {
    let signedIn = false;
    server.answer((_request, response) =>
      signedIn ? json(response, 200, { ok: true }) : json(response, 401, problem),
    );
    let answer: (again: boolean) => void = () => undefined;
    const onSessionExpired = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
    const client = clientOf({ onSessionExpired });
    const early = [client.call(createDraftEndpoint), client.call(getTenantEndpoint, { params })];
    await vi.waitFor(() => expect(onSessionExpired).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    const late = [client.call(createDraftEndpoint), client.sessionEnded()];
    await vi.waitFor(() => expect(server.received).toHaveLength(4), { timeout: 10_000 });
    signedIn = true;
    answer(true);
    await expect(Promise.all([...early, ...late])).resolves.toEqual([{ ok: true }, { ok: true }, { ok: true }, true]);
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
    expect(checks()).toBe(1);
  });

  it('reports again when the next session ends too', async () => {
    server.answer((_request, response) => json(response, 401, problem));
    const onSessionExpired = vi.fn(() => Promise.resolve(true));
    const client = clientOf({ onSessionExpired });
    await expect(client.call(createDraftEndpoint)).rejects.toMatchObject({ name: 'SessionExpiredError' });
    await expect(client.call(createDraftEndpoint)).rejects.toMatchObject({ name: 'SessionExpiredError' });
    expect(onSessionExpired).toHaveBeenCalledTimes(2);
  });

  it('causes only one retry', async () => {
    server.answer((request, response) => json(response, request.url === '/api/auth/user' ? 200 : 401, problem));
    const onSessionExpired = vi.fn();
    await expect(clientOf({ onSessionExpired }).call(createDraftEndpoint)).rejects.toMatchObject({
      name: 'SessionExpiredError',
    });
    expect(server.received.map(({ url }) => url)).toEqual(['/api/tenants', '/api/auth/user', '/api/tenants']);
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  it('causes another check when the session ends again', async () => {
    const client = clientOf();
    sessionEnds(200, 1);
    await client.call(createDraftEndpoint);
    sessionEnds(200, 1);
    await client.call(createDraftEndpoint);
    expect(checks()).toBe(1);
    expect(server.received).toHaveLength(3);
  });

  it('does not report the session as ended while the check gets no response', async () => {
    server.answer((request, response) =>
      request.url === '/api/auth/user' ? response.destroy() : json(response, 401, problem),
    );
    const onSessionExpired = vi.fn();
    await expect(clientOf({ onSessionExpired }).call(createDraftEndpoint)).rejects.toMatchObject({
      name: 'NetworkError',
    });
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  it.each([
    ['the check itself', () => clientOf().call(currentUserEndpoint)],
    ['login', () => clientOf().call(loginEndpoint, { body: { email: 'a', password: 'b' } })],
  ])('is returned by %s without a session check', async (_, call) => {
    server.answer((_request, response) => json(response, 401, problem));
    await expect(call()).rejects.toMatchObject({ name: 'SessionExpiredError' });
    expect(server.received).toHaveLength(1);
  });
});

it('logs every attempt by the name of its endpoint, without the URL', async () => {
  const entries: CallLog[] = [];
  server.answer((_, response) => json(response, 410, problem));
  await clientOf({ log: (entry) => entries.push(entry) })
    .call(activateEndpoint, { params: { token: 'secret-token' } })
    .catch(() => undefined);
  expect(entries).toMatchObject([{ endpoint: 'auth.activate', method: 'GET', attempt: 1, status: 410 }]);
  expect(JSON.stringify(entries)).not.toContain('secret-token');
});
