import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { saveApplicationEndpoint } from '../contract';
import { createApiClient } from '../http/api-client';
import { json, startTestServer } from '../http/test-server';
import { upload } from './upload';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const params = { id: '01990000-0000-7000-8000-000000000001' };
const options = { params, body: { _version: 0 }, files: { certificate: new File(['potrdilo'], 'a.p12') } };
const send = (more: { signal?: AbortSignal; onProgress?: () => void } = {}) =>
  upload(createApiClient({ baseUrl: server.baseUrl }), saveApplicationEndpoint, { ...options, ...more });

const allowed = {
  'access-control-allow-origin': location.origin,
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': 'x-requested-with',
  'access-control-allow-methods': 'PUT',
};

/** A server on another origin that allows this page. */
function answer(status: number, value: unknown): void {
  server.answer(({ method }, response) => json(response, method === 'OPTIONS' ? 204 : status, value, allowed));
}

it('sends files by XMLHttpRequest and reports progress', async () => {
  answer(200, { version: 1 });
  const onProgress = vi.fn();
  await expect(send({ onProgress })).resolves.toEqual({ version: 1 });
  expect(server.received.at(-1)?.body).toContain('potrdilo');
  expect(server.received.at(-1)?.headers).toMatchObject({ 'x-requested-with': 'XMLHttpRequest' });
  const { loaded, total } = onProgress.mock.lastCall?.[0] ?? {};
  expect(loaded).toBeGreaterThan(0);
  expect(loaded).toBe(total);
});

it('throws the error of the response', async () => {
  answer(409, { message: 'No.', code: 'not_a_draft' });
  await expect(send()).rejects.toMatchObject({ name: 'ConflictError', code: 'not_a_draft' });
});

it('throws a NetworkError without a response', async () => {
  server.answer((_, response) => response.destroy());
  await expect(send()).rejects.toMatchObject({ name: 'NetworkError', reason: 'unreachable' });
});

it('stops with the caller’s reason', async () => {
  const leaving = new AbortController();
  server.answer(({ method }, response) => {
    if (method === 'OPTIONS') json(response, 204, null, allowed);
    else leaving.abort(new Error('left the page'));
  });
  await expect(send({ signal: leaving.signal })).rejects.toThrow('left the page');
});
