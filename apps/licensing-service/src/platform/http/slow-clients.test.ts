import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../read-settings';
import { buildTestApp, type TestApp } from '../../testing/test-app';

const head = 'POST /api/auth/login HTTP/1.1\r\nhost: 127.0.0.1\r\n';

describe('slow clients', () => {
  let service: TestApp;
  let port: number;
  beforeAll(async () => {
    const connections = { request: 500, headers: 200, keepAlive: 100, check: 20 };
    service = await buildTestApp({ settings: { connections } });
    await service.app.listen({ port: 0, host: '127.0.0.1' });
    port = (service.app.server.address() as AddressInfo).port;
  });
  afterAll(() => service.close());

  async function open(): Promise<{ socket: Socket; closed: Promise<string> }> {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    await once(socket, 'connect');
    return { socket, closed: new Promise((resolve) => socket.once('close', () => resolve(answer))) };
  }

  /** Sends another chunk before each idle timeout, without ever finishing. */
  async function sendSlowly(start: string, chunk: string): Promise<string> {
    const { socket, closed } = await open();
    socket.write(start);
    const sending = setInterval(() => socket.write(chunk), 20);
    const answer = await closed;
    clearInterval(sending);
    return answer;
  }

  it('get 408 when they send headers too slowly', async () => {
    expect(await sendSlowly(head, 'x-slow: 1\r\n')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('get 408 when they send a body too slowly', async () => {
    const type = 'content-type: application/x-www-form-urlencoded\r\nx-requested-with: XMLHttpRequest\r\n';
    expect(await sendSlowly(`${head}${type}content-length: 100000\r\n\r\n`, 'a')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('are disconnected when they send no next request', async () => {
    const { socket, closed } = await open();
    socket.write('GET /api/health/live HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
    expect(await closed).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('do not delay other clients', async () => {
    const slow = await Promise.all(Array.from({ length: 200 }, open));
    for (const { socket } of slow) socket.write(head);
    expect((await fetch(`http://127.0.0.1:${port}/api/health/live`)).status).toBe(200);
    await Promise.all(slow.map(({ closed }) => closed));
  });
});

it('sets timeouts of 10 s for headers, 30 s for a request and 55 s for keep-alive', async () => {
  const service = await buildTestApp();
  expect(service.app.server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 55_000,
  });
  expect(readSettings({}).connections).toMatchObject({ check: 1000 });
  await service.close();
});
