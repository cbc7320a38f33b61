// @vitest-environment node
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notification, Operation, ServerEvents } from '../contract';
import { createApiClient } from '../http/api-client';
import { createMemorySession } from '../session/memory-session';
import { connectRealtime, type RealtimeOptions } from './connect-realtime';

type Sockets = Server<Record<string, never>, ServerEvents>;

/** A service with a socket and two calls, that can be stopped and started again at the same address. */
function createService() {
  const asked: string[] = [];
  const handshakes: (string | undefined)[] = [];
  const answers = new Map<string, unknown>();
  let http: HttpServer;
  let io: Sockets;
  let port = 0;
  return {
    asked,
    handshakes,
    answers,
    io: () => io,
    baseUrl: () => `http://127.0.0.1:${port}/api`,
    start: async () => {
      http = createServer((request, response) => {
        const url = decodeURIComponent(request.url ?? '');
        asked.push(url);
        const found = [...answers].find(([path]) => url.startsWith(path));
        response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
        response.end(JSON.stringify(found?.[1] ?? {}));
      });
      io = new Server(http, { path: '/api/realtime', transports: ['polling'], pingInterval: 100, pingTimeout: 100 });
      io.on('connection', (socket) => handshakes.push(socket.handshake.headers.cookie));
      await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
      port = (http.address() as AddressInfo).port;
    },
    stop: async () => {
      io.disconnectSockets(true);
      await io.close();
    },
    /** Closes every transport without a word of the socket's own, as a proxy does. */
    lose: () => {
      for (const { conn } of io.of('/').sockets.values()) conn.close();
    },
  };
}

let service: ReturnType<typeof createService>;
const open: { readonly close: () => void }[] = [];
beforeEach(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  service = createService();
  await service.start();
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const connection of open.splice(0)) connection.close();
  await service.stop();
});

const tenant = (id: string, updated_at: string) => ({ id, updated_at });
const listOf = (...data: object[]) => ({
  data,
  current_page: 1,
  last_page: 1,
  per_page: 100,
  total: 1,
  from: 1,
  to: 1,
});
const operation = (seq: number, state: Operation['state']) => ({ id: 'o1', tenant_id: 't1', seq, state }) as Operation;

function listen(options: Partial<RealtimeOptions> = {}) {
  const on = { 'operation.changed': vi.fn(), 'tenant.changed': vi.fn(), 'session.ended': vi.fn() };
  const client = createApiClient({ baseUrl: service.baseUrl() });
  const connection = connectRealtime({ client, on, ...options });
  open.push(connection);
  return { ...on, connection };
}
/** An event arrives when the machine gets to it, not within the second that is usually enough. */
const patience = { timeout: 10_000 };
const connected = (count: number) => vi.waitFor(() => expect(service.handshakes).toHaveLength(count), patience);

describe('a connection', () => {
  it('tells of every event, with the session’s cookie', async () => {
    const session = createMemorySession();
    await session.send(
      `${service.baseUrl()}/x`,
      {},
      async () => new Response(null, { headers: { 'set-cookie': 'sid=abc; Path=/' } }),
    );
    const heard = listen({ session });
    await connected(1);
    expect(service.handshakes).toEqual(['sid=abc']);
    service.io().emit('operation.changed', operation(2, 'running'));
    service.io().emit('tenant.changed', { tenant_id: 't1', seq: 7 });
    await vi.waitFor(() => {
      expect(heard['operation.changed']).toHaveBeenCalledWith(operation(2, 'running'));
      expect(heard['tenant.changed']).toHaveBeenCalledWith({ tenant_id: 't1', seq: 7 });
    }, patience);
  });

  it.each([
    ['the network loses it', async () => service.lose()],
    [
      'the service stops and starts again',
      async () => {
        await service.stop();
        await service.start();
      },
    ],
  ])('comes back after %s, and lets its owner ask for what was missed', async (_, interrupt) => {
    const onReconnect = vi.fn();
    const heard = listen({ onReconnect });
    await connected(1);
    await interrupt();
    await connected(2);
    await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(1), patience);
    expect(service.asked).toEqual([]);
    service.io().emit('tenant.changed', { tenant_id: 't1', seq: 8 });
    await vi.waitFor(() => expect(heard['tenant.changed']).toHaveBeenCalledTimes(1), patience);
  });

  it('lets its owner ask also where it is cut off while it opens', async () => {
    const onReconnect = vi.fn();
    service.io().engine.once('connection', (transport: { close: () => void }) => transport.close());
    listen({ onReconnect });
    await connected(1);
    await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(1));
  });

  it('tells the newest change where it is cut off before any is known', async () => {
    service.answers.set('/api/tenants?per_page=1', listOf(tenant('t1', '2026-11-21T09:00:00.000Z')));
    service.io().engine.once('connection', (transport: { close: () => void }) => transport.close());
    const heard = listen();
    await connected(1);
    await vi.waitFor(() =>
      expect(heard['tenant.changed']).toHaveBeenCalledWith({
        tenant_id: 't1',
        seq: Date.parse('2026-11-21T09:00:00Z'),
      }),
    );
  });

  it('asks for what it missed, and tells it as the events would have', async () => {
    service.answers.set('/api/tenants?per_page=1', listOf(tenant('t1', '2026-11-21T09:00:00.000Z')));
    const heard = listen();
    await connected(1);
    await vi.waitFor(() => expect(service.asked).toHaveLength(1), patience);
    service.io().emit('operation.changed', operation(2, 'running'));
    await vi.waitFor(() => expect(heard['operation.changed']).toHaveBeenCalledTimes(1), patience);
    service.answers.set('/api/tenants?page=1', listOf(tenant('t1', '2026-11-21T10:00:00.000Z')));
    service.answers.set('/api/operations/o1', operation(5, 'succeeded'));
    service.lose();
    await vi.waitFor(
      () => expect(heard['operation.changed']).toHaveBeenCalledWith(operation(5, 'succeeded')),
      patience,
    );
    await vi.waitFor(
      () =>
        expect(heard['tenant.changed']).toHaveBeenCalledWith({
          tenant_id: 't1',
          seq: Date.parse('2026-11-21T10:00:00Z'),
        }),
      patience,
    );
    expect(service.asked[1]).toContain('filter[updated_at][from]=2026-11-21T09:00:00.000Z');
  });

  it('asks for the notifications it missed, and tells them in order', async () => {
    const notification = (id: string) => ({ id, kind: 'provisioning_succeeded' }) as Notification;
    const known = { data: [notification('n1')], next: null, unread: 1 };
    service.answers.set('/api/notifications?per_page=1', known);
    const told = vi.fn();
    listen({ on: { 'notification.created': ({ id }) => told(id) } });
    await connected(1);
    await vi.waitFor(() => expect(service.asked.some((url) => url.includes('/notifications'))).toBe(true), patience);
    service.io().emit('notification.created', notification('n2'));
    await vi.waitFor(() => expect(told.mock.calls).toEqual([['n2']]), patience);
    const missed = { data: ['n4', 'n3', 'n2', 'n1'].map(notification), next: null, unread: 4 };
    service.answers.delete('/api/notifications?per_page=1');
    service.answers.set('/api/notifications?per_page=100', missed);
    service.lose();
    await vi.waitFor(() => expect(told.mock.calls).toEqual([['n2'], ['n3'], ['n4']]), patience);
  });

  it('does not come back after the session has ended', async () => {
    const heard = listen();
    await connected(1);
    service.io().emit('session.ended');
    await vi.waitFor(() => expect(heard['session.ended']).toHaveBeenCalledTimes(1), patience);
    await vi.waitFor(() => expect(service.io().of('/').sockets.size).toBe(0), patience);
    service.io().emit('tenant.changed', { tenant_id: 't1', seq: 9 });
    expect(heard['tenant.changed']).not.toHaveBeenCalled();
  });
});
