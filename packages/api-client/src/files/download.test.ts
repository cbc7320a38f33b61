// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exportTenantsEndpoint } from '../contract';
import { createApiClient } from '../http/api-client';
import { json, startTestServer } from '../http/test-server';
import { download, openDownload } from './download';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const clientOf = () => createApiClient({ baseUrl: server.baseUrl });
const half = 'x'.repeat(40_000);
const sheet = { 'content-type': 'application/sheet', 'content-disposition': 'attachment; filename="tenants.xlsx"' };

/** Sends the first half at once and the second half on demand. */
function answerInHalves(): { readonly sendRest: () => void; readonly left: Promise<unknown> } {
  const { promise: left, resolve: leave } = Promise.withResolvers();
  const { promise, resolve: sendRest } = Promise.withResolvers<void>();
  server.answer((_, response) => {
    response.on('close', leave);
    response.writeHead(200, { ...sheet, 'content-length': '80000' }).write(half);
    void promise.then(() => response.end(half));
  });
  return { sendRest, left };
}

describe('download', () => {
  it('sends JSON and returns a file with its name and type', async () => {
    server.answer((_, response) => response.writeHead(200, sheet).end('čšž'));
    const { name, blob } = await download(clientOf(), exportTenantsEndpoint, {
      body: { sort: '-title', filter: { state: 'active' } },
    });
    expect(name).toBe('tenants.xlsx');
    expect(blob.type).toBe('application/sheet');
    await expect(blob.text()).resolves.toBe('čšž');
    expect(server.received[0]).toMatchObject({
      url: '/api/export/tenants',
      body: '{"sort":"-title","filter":{"state":"active"}}',
      headers: { 'content-type': 'application/json', accept: '*/*' },
    });
  });

  it('reports its progress', async () => {
    const { sendRest } = answerInHalves();
    const onProgress = vi.fn(sendRest);
    await download(clientOf(), exportTenantsEndpoint, { body: {}, onProgress });
    expect(onProgress.mock.calls.length).toBeGreaterThan(1);
    expect(onProgress).toHaveBeenLastCalledWith({ loaded: 80_000, total: 80_000 });
  });

  it('reports no total for a compressed file', async () => {
    server.answer((_, response) => response.writeHead(200, { ...sheet, 'content-encoding': 'identity' }).end('x'));
    const onProgress = vi.fn();
    await download(clientOf(), exportTenantsEndpoint, { body: {}, onProgress });
    expect(onProgress).toHaveBeenLastCalledWith({ loaded: 1, total: undefined });
  });

  it('accepts a file above the size limit of responses', async () => {
    server.answer((_, response) => response.writeHead(200, sheet).end(half));
    const client = createApiClient({ baseUrl: server.baseUrl, maxResponseBytes: 10 });
    const { blob } = await download(client, exportTenantsEndpoint, { body: {} });
    expect(blob.size).toBe(40_000);
  });

  it('uses the name from the contract if the response has none', async () => {
    server.answer((_, response) => response.writeHead(200).end(''));
    await expect(download(clientOf(), exportTenantsEndpoint, { body: {} })).resolves.toMatchObject({
      name: 'tenants.xlsx',
      blob: { size: 0 },
    });
  });

  it('stops with the caller’s reason and closes the connection', async () => {
    const { left } = answerInHalves();
    const leaving = new AbortController();
    const whole = download(clientOf(), exportTenantsEndpoint, {
      body: {},
      signal: leaving.signal,
      onProgress: () => leaving.abort(new Error('left the page')),
    });
    await expect(whole).rejects.toThrow('left the page');
    await left;
  });

  it('stops when its stream is cancelled', async () => {
    const { left } = answerInHalves();
    const { stream } = await openDownload(clientOf(), exportTenantsEndpoint, { body: {} });
    await stream.cancel();
    await left;
  });

  it('times out when bytes stop arriving', async () => {
    const { left } = answerInHalves();
    const whole = download(clientOf(), exportTenantsEndpoint, { body: {}, timeout: 50 });
    await expect(whole).rejects.toMatchObject({ name: 'TimeoutError' });
    await left;
  });

  it('throws a NetworkError when the connection is lost', async () => {
    server.answer((_, response) => {
      response.writeHead(200, { ...sheet, 'content-length': '80000' }).write(half, () => response.destroy());
    });
    await expect(download(clientOf(), exportTenantsEndpoint, { body: {} })).rejects.toMatchObject({
      name: 'NetworkError',
      reason: 'unreachable',
    });
  });

  it('throws the same errors as a call', async () => {
    server.answer((_, response) => json(response, 422, { message: 'No.', errors: { sort: ['No such column.'] } }));
    await expect(download(clientOf(), exportTenantsEndpoint, { body: {} })).rejects.toMatchObject({
      name: 'ValidationError',
      fields: { sort: ['No such column.'] },
    });
  });
});
