import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { admittingLocal } from '../../testing/exact-places';
import { startLocalServer, type LocalServer } from '../../testing/local-server';
import { startNameServer, type NameServer } from '../../testing/name-server';
import { freePort } from '../../testing/free-port';
import { testSettings } from '../../testing/test-settings';
import { createAddressPolicy } from './address-policy';
import { createConnections } from './connections';
import { createResolveName } from './resolve-name';

const started: (LocalServer | NameServer)[] = [];
const keep = <T extends LocalServer | NameServer>(one: T): T => {
  started.push(one);
  return one;
};
afterAll(() => Promise.all(started.map((one) => one.close())));

const realPolicy = createAddressPolicy(testSettings());
const never = new AbortController().signal;
const target = (host: string, port = 5432) => ({ host, port, protocol: 'postgresql' as const });

describe('a host', () => {
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
  ])('written as %j is refused before anybody is asked for it', async (host) => {
    const connections = createConnections(realPolicy, () => expect.fail('was asked'));
    await expect(connections.locate(target(host), never)).rejects.toMatchObject({ reason: 'host_not_allowed' });
  });

  it.each(['127.0.0.1', '::1', '169.254.169.254', '10.0.0.5', 'fd00:ec2::254'])(
    'that is the address %s is refused',
    async (host) => {
      await expect(createConnections(realPolicy).locate(target(host), never)).rejects.toMatchObject({
        reason: 'host_not_allowed',
      });
    },
  );

  it('is refused where one of its addresses is not for everybody', async () => {
    const names = keep(await startNameServer(() => ['8.8.8.8', '127.0.0.1']));
    const connections = createConnections(realPolicy, createResolveName([names.address]));
    await expect(connections.locate(target('db.example.com'), never)).rejects.toMatchObject({
      reason: 'host_not_allowed',
    });
  });

  it('is found with all its addresses, by its name in ASCII', async () => {
    const names = keep(await startNameServer((name) => (name === 'xn--aga-b3a.si' ? ['8.8.8.8', '8.8.4.4'] : [])));
    const connections = createConnections(realPolicy, createResolveName([names.address]));
    expect(await connections.locate(target('Žaga.si'), never)).toEqual({
      addresses: ['8.8.8.8', '8.8.4.4'],
      port: 5432,
      name: 'xn--aga-b3a.si',
    });
    await expect(connections.locate(target('baza.si'), never)).rejects.toMatchObject({ reason: 'name_unknown' });
  });

  it('whose name servers do not answer is aborted with the signal', async () => {
    const names = keep(await startNameServer(() => null));
    const connections = createConnections(realPolicy, createResolveName([names.address]));
    const asking = connections.locate(target('db.example.com'), AbortSignal.timeout(200));
    await expect(asking).rejects.toMatchObject({ reason: 'name_unanswered' });
  });

  it('is refused at the ports of other protocols', async () => {
    const connections = createConnections(realPolicy, () => expect.fail('was asked'));
    await expect(connections.locate(target('db.example.com', 25), never)).rejects.toMatchObject({
      reason: 'port_not_allowed',
    });
  });
});

describe('a connection', () => {
  it('goes to the address that was admitted, whatever the name says later', async () => {
    const server = keep(await startLocalServer((socket) => socket.end('here')));
    const names = keep(await startNameServer((_name, asked) => [asked === 0 ? '127.0.0.1' : '127.0.0.2']));
    const connections = createConnections(admittingLocal(server.port), createResolveName([names.address]));
    const place = await connections.locate(target('db.example.com', server.port), never);
    const stream = await connections.open(place, never);
    expect((await stream.toArray()).join('')).toBe('here');
    expect(server.sockets[0]?.localAddress).toBe('127.0.0.1');
    await expect(connections.locate(target('db.example.com', server.port), never)).rejects.toMatchObject({
      reason: 'host_not_allowed',
    });
  });

  it('that is refused is unreachable', async () => {
    const port = await freePort();
    const connections = createConnections(admittingLocal(port));
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
    const server = keep(await startLocalServer(endless));
    const connections = createConnections(admittingLocal(server.port));
    const stream = await connections.open(await connections.locate(target('127.0.0.1', server.port), never), never);
    let heard = 0;
    stream.on('data', (chunk: Buffer) => (heard += chunk.length));
    const [error] = await once(stream, 'error');
    expect(error).toMatchObject({ reason: 'not_understood' });
    expect(heard).toBeLessThanOrEqual(65_536);
  });

  it('is closed at both ends with its signal', async () => {
    const server = keep(await startLocalServer(() => undefined));
    const connections = createConnections(admittingLocal(server.port));
    const control = new AbortController();
    const place = await connections.locate(target('127.0.0.1', server.port), control.signal);
    const stream = await connections.open(place, control.signal);
    await vi.waitFor(() => expect(server.sockets).toHaveLength(1));
    const closed = once(server.sockets[0] ?? expect.fail('nobody came'), 'close');
    const failed = once(stream, 'error');
    control.abort();
    expect((await failed)[0]).toMatchObject({ reason: 'no_answer' });
    await closed;
  });
});
