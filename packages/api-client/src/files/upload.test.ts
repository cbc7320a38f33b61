// @vitest-environment node
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { saveApplicationEndpoint } from '../contract';
import { createApiClient } from '../http/api-client';
import { json, startTestServer } from '../http/test-server';
import type { TransferProgress } from './transfer';
import { upload } from './upload';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const params = { id: '01990000-0000-7000-8000-000000000001' };
const body = { address: { city: 'Škofja Loka' }, _version: 0 };
const certificate = new File(['x'.repeat(300_000)], 'digitalno potrdilo.p12', { type: 'application/x-pkcs12' });
const files = { certificate };
const clientOf = () => createApiClient({ baseUrl: server.baseUrl });

it('sends files with the fields of the call and reports progress', async () => {
  const steps: TransferProgress[] = [];
  server.answer((_, response) => json(response, 200, { version: 1 }));
  const answer = await upload(clientOf(), saveApplicationEndpoint, {
    params,
    body,
    files,
    onProgress: (step) => steps.push(step),
  });
  expect(answer).toEqual({ version: 1 });
  const { headers, body: sent = '' } = server.received[0] ?? {};
  expect(headers).toMatchObject({ 'x-requested-with': 'XMLHttpRequest' });
  expect(headers?.['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(sent).toContain('name="address[city]"\r\n\r\nŠkofja Loka\r\n');
  expect(sent).toContain('name="certificate"; filename="digitalno potrdilo.p12"\r\nContent-Type: application/x-pkcs12');
  const last = steps.at(-1);
  expect(last?.loaded).toBe(Buffer.byteLength(sent));
  expect(last?.total).toBe(last?.loaded);
  expect(steps.length).toBeGreaterThan(1);
});

it('sends everything again after the session check', async () => {
  let rejected = false;
  server.answer(({ url }, response) => {
    if (url.endsWith('/auth/user') || rejected) return json(response, 200, { version: 1 });
    rejected = true;
    return json(response, 401, { message: 'No.' });
  });
  await upload(clientOf(), saveApplicationEndpoint, { params, body, files });
  expect(server.received.map(({ url, body: sent }) => [url.split('/').at(-1), sent.length > 300_000])).toEqual([
    ['application', true],
    ['user', false],
    ['application', true],
  ]);
});

it('stops with the caller’s reason', async () => {
  const leaving = new AbortController();
  server.answer(() => leaving.abort(new Error('left the page')));
  const call = upload(clientOf(), saveApplicationEndpoint, { params, body, files, signal: leaving.signal });
  await expect(call).rejects.toThrow('left the page');
});

it('times out without a response after the last byte', async () => {
  server.answer(() => undefined);
  const call = upload(clientOf(), saveApplicationEndpoint, { params, body, files, timeout: 50 });
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('uses the caller’s fetch', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ version: 1 }));
  const client = createApiClient({ baseUrl: 'https://portal.example/api', fetch });
  await upload(client, saveApplicationEndpoint, { params, body, files });
  expect(fetch).toHaveBeenCalledTimes(1);
});
