import { createServer as createTcpServer } from 'node:net';
import { createServer as createHttpsServer } from 'node:https';
import { afterEach, describe, expect, it } from 'vitest';
import { type VendorServer, openHttpServer, openVendorServer } from '../../testing/vendors/vendor-server';
import { callVendor, type VendorLimits } from './vendor-call';

const limits: VendorLimits = { connect: 500, total: 1000, size: 1024 };

const opened: VendorServer[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});

async function open(opening: Promise<VendorServer>): Promise<VendorServer> {
  const server = await opening;
  opened.push(server);
  return server;
}

const get = (url: string, signal?: AbortSignal) => callVendor({ method: 'GET', url: new URL(url), signal }, limits);

describe('callVendor', () => {
  it('sends the request and returns status and body', async () => {
    const { url } = await open(
      openHttpServer((request, response) => {
        let body = '';
        request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
        request.on('end', () =>
          response
            .writeHead(401)
            .end(JSON.stringify({ method: request.method, path: request.url, key: request.headers['api-key'], body })),
        );
      }),
    );
    const body = { type: 'application/json', text: '{"ime":"Žan"}' };
    const headers = { 'api-key': 'k' };
    const answer = await callVendor({ method: 'POST', url: new URL(`${url}/v3/account`), headers, body }, limits);
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.text)).toEqual({ method: 'POST', path: '/v3/account', key: 'k', body: '{"ime":"Žan"}' });
  });

  it('does not follow a redirect', async () => {
    let requests = 0;
    const { url } = await open(
      openHttpServer((_request, response) => {
        requests += 1;
        response.writeHead(302, { location: '/elsewhere' }).end();
      }),
    );
    expect((await get(url)).status).toBe(302);
    expect(requests).toBe(1);
  });

  it('ignores a proxy set in the environment', async () => {
    const { url } = await open(openHttpServer((_request, response) => response.end('direct')));
    const before = process.env['HTTP_PROXY'];
    process.env['HTTP_PROXY'] = 'http://127.0.0.1:9';
    try {
      expect((await get(url)).text).toBe('direct');
    } finally {
      if (before === undefined) delete process.env['HTTP_PROXY'];
      else process.env['HTTP_PROXY'] = before;
    }
  });

  it('aborts an endless response and closes the connection', async () => {
    let ended = false;
    const { url } = await open(
      openHttpServer((_request, response) => {
        const drip = setInterval(() => response.write('x'), 50);
        response.on('close', () => {
          clearInterval(drip);
          ended = true;
        });
      }),
    );
    await expect(get(url)).rejects.toMatchObject({ reason: 'timeout' });
    await expect.poll(() => ended).toBe(true);
  });

  it('aborts when a server accepts the request and does not answer', async () => {
    const { url } = await open(openVendorServer(createTcpServer()));
    await expect(get(url)).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('aborts a TLS handshake that never starts', async () => {
    const { url } = await open(openVendorServer(createTcpServer(), 'https'));
    await expect(get(url)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it('stops reading above the size limit', async () => {
    const { url } = await open(
      openHttpServer((_request, response) => {
        const more = () => {
          while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
        };
        response.on('drain', more);
        more();
      }),
    );
    await expect(get(url)).rejects.toMatchObject({ reason: 'too_large' });
  });

  it.each([
    ['resets the connection', createTcpServer((socket) => socket.resetAndDestroy()), 'broken'],
    ['speaks another protocol', createTcpServer((socket) => socket.end('220 mail ready\r\n')), 'broken'],
  ])('reports a server that %s as broken', async (_does, server, reason) => {
    const { url } = await open(openVendorServer(server));
    await expect(get(url)).rejects.toMatchObject({ reason });
  });

  it('reports a failed TLS handshake', async () => {
    const { url } = await open(openVendorServer(createHttpsServer(), 'https'));
    await expect(get(url)).rejects.toMatchObject({ reason: 'tls' });
  });

  it('reports a refused and a filtered connection alike', async () => {
    const closed = await openHttpServer(() => undefined);
    await closed.close();
    await expect(get(closed.url)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it('reports an unknown host name', async () => {
    await expect(get('http://nobody.invalid')).rejects.toMatchObject({ reason: 'name' });
  });

  it('aborts with the caller’s signal', async () => {
    const { url } = await open(openVendorServer(createTcpServer()));
    const caller = new AbortController();
    const call = get(url, caller.signal);
    caller.abort();
    await expect(call).rejects.toMatchObject({ reason: 'cancelled' });
  });

  it('leaves request data out of the error', async () => {
    const { url } = await open(openVendorServer(createTcpServer((socket) => socket.resetAndDestroy())));
    const headers = { authorization: 'zz-SECRET-1' };
    const failure: unknown = await callVendor({ method: 'GET', url: new URL(url), headers }, limits).catch(
      (error: unknown) => error,
    );
    expect(JSON.stringify([failure, String(failure), (failure as Error).stack])).not.toContain('zz-SECRET');
  });
});
