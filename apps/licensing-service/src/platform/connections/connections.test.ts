import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { allowLocalPorts } from '../../testing/local-address-policy';
import { startLocalServer, type LocalServer } from '../../testing/local-server';
import { startNameServer, type NameServer } from '../../testing/name-server';
import { freePort } from '@atrium/vitest-config/free-port';
import { testSettings } from '../../testing/test-settings';
import { createAddressPolicy } from './address-policy';
import { createConnections } from './connections';
import { createResolveName } from './resolve-name';

const started: (LocalServer | NameServer)[] = [];
const closeAfterTests = <T extends LocalServer | NameServer>(server: T): T => {
  started.push(server);
  return server;
};
afterAll(() => Promise.all(started.map((server) => server.close())));

const realPolicy = createAddressPolicy(testSettings());
const never = new AbortController().signal;
const target = (host: string, port = 5432) => ({ host, port, protocol: 'postgresql' as const });

describe('Connections.locate', () => {
  it.each([
    '0x7f.1',
    '2130706433',
    '127.1',
    '[::ffff:127.0.0.1]',
    '::ffff:127.0.0.1',
    '0',
    'example.com.',
    'fe80::1%eth0',
    'user@example.com',
    'a b',
    'a\0b',
    'http://example.com',
    'example.com/x',
    `${'a.'.repeat(127)}com`,
    '',
  ])('rejects the host %j without a DNS query', async (host) => {
    const connections = createConnections(realPolicy, () => expect.fail('unexpected DNS query'));
    await expect(connections.locate(target(host), never)).rejects.toMatchObject({ reason: 'host_not_allowed' });
  });

  it.each(['127.0.0.1', '::1', '169.254.169.254', '10.0.0.5', 'fd00:ec2::254'])(
    'rejects the address %s',
    async (host) => {
      await expect(createConnections(realPolicy).locate(target(host), never)).rejects.toMatchObject({
        reason: 'host_not_allowed',
      });
    },
  );

  it('rejects a host if one of its addresses is not public', async () => {
    const names = closeAfterTests(await startNameServer(() => ['8.8.8.8', '127.0.0.1']));
    const connections = createConnections(realPolicy, createResolveName([names.address]));
    await expect(connections.locate(target('db.example.com'), never)).rejects.toMatchObject({
      reason: 'host_not_allowed',
    });
  });

  it('returns all addresses of a host and its ASCII name', async () => {
    const names = closeAfterTests(
      await startNameServer((name) => (name === 'xn--aga-b3a.si' ? ['8.8.8.8', '8.8.4.4'] : [])),
    );
    const connections = createConnections(realPolicy, createResolveName([names.address]));
    expect(await connections.locate(target('Žaga.si'), never)).toEqual({
      addresses: ['8.8.8.8', '8.8.4.4'],
      port: 5432,
      name: 'xn--aga-b3a.si',
    });
    await expect(connections.locate(target('baza.si'), never)).rejects.toMatchObject({ reason: 'name_unknown' });
  });

  it('stops on abort when name servers do not answer', async () => {
    const names = closeAfterTests(await startNameServer(() => null));
    const connections = createConnections(realPolicy, createResolveName([names.address]));
    const locating = connections.locate(target('db.example.com'), AbortSignal.timeout(200));
    await expect(locating).rejects.toMatchObject({ reason: 'name_unanswered' });
  });

  it('rejects the port of another protocol', async () => {
    const connections = createConnections(realPolicy, () => expect.fail('unexpected DNS query'));
    await expect(connections.locate(target('db.example.com', 25), never)).rejects.toMatchObject({
      reason: 'port_not_allowed',
    });
  });
});

describe('Connections.open', () => {
  it('connects to the admitted address even if DNS changes later', async () => {
    const server = closeAfterTests(await startLocalServer((socket) => socket.end('here')));
    const names = closeAfterTests(
      await startNameServer((_name, queries) => [queries === 0 ? '127.0.0.1' : '127.0.0.2']),
    );
    const connections = createConnections(allowLocalPorts(server.port), createResolveName([names.address]));
    const place = await connections.locate(target('db.example.com', server.port), never);
    const stream = await connections.open(place, never);
    expect((await stream.toArray()).join('')).toBe('here');
    expect(server.sockets[0]?.localAddress).toBe('127.0.0.1');
    await expect(connections.locate(target('db.example.com', server.port), never)).rejects.toMatchObject({
      reason: 'host_not_allowed',
    });
  });

  it('reports a refused connection as unreachable', async () => {
    const port = await freePort();
    const connections = createConnections(allowLocalPorts(port));
    const place = await connections.locate(target('127.0.0.1', port), never);
    await expect(connections.open(place, never)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it('reads at most 64 KiB', async () => {
    const endless = (socket: Socket) => {
      const more = () => {
        while (!socket.destroyed && socket.write(Buffer.alloc(16_384)));
      };
      socket.on('drain', more);
      more();
    };
    const server = closeAfterTests(await startLocalServer(endless));
    const connections = createConnections(allowLocalPorts(server.port));
    const stream = await connections.open(await connections.locate(target('127.0.0.1', server.port), never), never);
    let received = 0;
    stream.on('data', (chunk: Buffer) => (received += chunk.length));
    const [error] = await once(stream, 'error');
    expect(error).toMatchObject({ reason: 'not_understood' });
    expect(received).toBeLessThanOrEqual(65_536);
  });

  it('closes both ends on abort', async () => {
    const server = closeAfterTests(await startLocalServer(() => undefined));
    const connections = createConnections(allowLocalPorts(server.port));
    const control = new AbortController();
    const place = await connections.locate(target('127.0.0.1', server.port), control.signal);
    const stream = await connections.open(place, control.signal);
    await vi.waitFor(() => expect(server.sockets).toHaveLength(1));
    const closed = once(server.sockets[0] ?? expect.fail('no connection'), 'close');
    const failed = once(stream, 'error');
    control.abort();
    expect((await failed)[0]).toMatchObject({ reason: 'no_answer' });
    await closed;
  });
});
