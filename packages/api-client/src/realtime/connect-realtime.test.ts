// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notification, Operation } from '../contract';
import { createApiClient } from '../http/api-client';
import { createMemorySession } from '../session/memory-session';
import { connectRealtime, type RealtimeOptions } from './connect-realtime';
import { createTestService, listOf } from './test-service';

let service: ReturnType<typeof createTestService>;
const open: { readonly close: () => void }[] = [];
/** Makes socket.io wait 1.2 s before it reconnects, close to its minimum. */
const shortWait = 0.89;
beforeEach(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(shortWait);
  service = createTestService();
  await service.start();
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const connection of open.splice(0)) connection.close();
  await service.stop();
});

const tenant = (id: string, updated_at: string) => ({ id, updated_at });
const operation = (seq: number, state: Operation['state']) => ({ id: 'o1', tenant_id: 't1', seq, state }) as Operation;

function listen(options: Partial<RealtimeOptions> = {}) {
  const on = { 'operation.changed': vi.fn(), 'tenant.changed': vi.fn(), 'session.ended': vi.fn() };
  const client = createApiClient({ baseUrl: service.baseUrl() });
  const connection = connectRealtime({ client, on, ...options });
  open.push(connection);
  return { ...on, connection };
}
/** Events may take longer than a second on a busy machine. */
const patience = { timeout: 10_000 };
const connected = (count: number) => vi.waitFor(() => expect(service.handshakes).toHaveLength(count), patience);

describe('connectRealtime', () => {
  it('passes every event and sends the session’s cookie', async () => {
    const session = createMemorySession();
    await session.send(
      `${service.baseUrl()}/x`,
      {},
      async () => new Response(null, { headers: { 'set-cookie': 'sid=abc; Path=/' } }),
    );
    const events = listen({ session });
    await connected(1);
    expect(service.handshakes).toEqual(['sid=abc']);
    await vi.waitFor(() => expect(service.io().of('/').sockets.size).toBe(1), patience);
    service.io().emit('operation.changed', operation(2, 'running'));
    service.io().emit('tenant.changed', { tenant_id: 't1', seq: 7 });
    await vi.waitFor(() => {
      expect(events['operation.changed']).toHaveBeenCalledWith(operation(2, 'running'));
      expect(events['tenant.changed']).toHaveBeenCalledWith({ tenant_id: 't1', seq: 7 });
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
  ])('reconnects after %s and calls onConnect', async (_, interrupt) => {
    const onConnect = vi.fn();
    const events = listen({ onConnect });
    await vi.waitFor(() => expect(onConnect).toHaveBeenCalledTimes(1), patience);
    await interrupt();
    await connected(2);
    await vi.waitFor(() => expect(onConnect).toHaveBeenCalledTimes(2), patience);
    expect(service.requests).toEqual([]);
    service.io().emit('tenant.changed', { tenant_id: 't1', seq: 8 });
    await vi.waitFor(() => expect(events['tenant.changed']).toHaveBeenCalledTimes(1), patience);
  });

  it('reconnects once after each network loss', async () => {
    const onConnect = vi.fn();
    listen({ onConnect });
    for (let times = 1; times <= 3; times += 1) {
      await vi.waitFor(() => expect(onConnect).toHaveBeenCalledTimes(times), patience);
      expect(service.io().of('/').sockets.size).toBe(1);
      service.lose();
    }
    await vi.waitFor(() => expect(onConnect).toHaveBeenCalledTimes(4), patience);
    expect(service.handshakes).toHaveLength(4);
  });

  it('reports the newest change if it disconnects before any is known', async () => {
    service.answers.set('/api/tenants?per_page=1', listOf(tenant('t1', '2026-11-21T09:00:00.000Z')));
    service.io().engine.once('connection', (transport: { close: () => void }) => transport.close());
    const events = listen();
    await connected(1);
    await vi.waitFor(() =>
      expect(events['tenant.changed']).toHaveBeenCalledWith({
        tenant_id: 't1',
        seq: Date.parse('2026-11-21T09:00:00Z'),
      }),
    );
  });

  it('fetches missed changes and reports them as events', async () => {
    service.answers.set('/api/tenants?per_page=1', listOf(tenant('t1', '2026-11-21T09:00:00.000Z')));
    const events = listen();
    await connected(1);
    await vi.waitFor(() => expect(service.requests).toHaveLength(1), patience);
    service.io().emit('operation.changed', operation(2, 'running'));
    await vi.waitFor(() => expect(events['operation.changed']).toHaveBeenCalledTimes(1), patience);
    service.answers.set('/api/tenants?page=1', listOf(tenant('t1', '2026-11-21T10:00:00.000Z')));
    service.answers.set('/api/operations/o1', operation(5, 'succeeded'));
    service.lose();
    await vi.waitFor(
      () => expect(events['operation.changed']).toHaveBeenCalledWith(operation(5, 'succeeded')),
      patience,
    );
    await vi.waitFor(
      () =>
        expect(events['tenant.changed']).toHaveBeenCalledWith({
          tenant_id: 't1',
          seq: Date.parse('2026-11-21T10:00:00Z'),
        }),
      patience,
    );
    expect(service.requests[1]).toContain('filter[updated_at][from]=2026-11-21T09:00:00.000Z');
  });

  it('fetches missed notifications and reports them in order', async () => {
    const notification = (id: string) => ({ id, kind: 'provisioning_succeeded' }) as Notification;
    const known = { data: [notification('n1')], next: null, unread: 1 };
    service.answers.set('/api/notifications?per_page=1', known);
    const onNotification = vi.fn();
    listen({ on: { 'notification.created': ({ id }) => onNotification(id) } });
    await connected(1);
    await vi.waitFor(() => expect(service.requests.some((url) => url.includes('/notifications'))).toBe(true), patience);
    service.io().emit('notification.created', notification('n2'));
    await vi.waitFor(() => expect(onNotification.mock.calls).toEqual([['n2']]), patience);
    const missed = { data: ['n4', 'n3', 'n2', 'n1'].map(notification), next: null, unread: 4 };
    service.answers.delete('/api/notifications?per_page=1');
    service.answers.set('/api/notifications?per_page=100', missed);
    service.lose();
    await vi.waitFor(() => expect(onNotification.mock.calls).toEqual([['n2'], ['n3'], ['n4']]), patience);
  });

  async function openSession() {
    const session = createMemorySession();
    const setCookie = (value: string) =>
      session.send(
        `${service.baseUrl()}/x`,
        {},
        async () => new Response(null, { headers: { 'set-cookie': `sid=${value}; Path=/` } }),
      );
    await setCookie('old');
    return { session, setCookie };
  }

  it('follows a replaced session with its new cookie', async () => {
    const { session, setCookie } = await openSession();
    service.answers.set('/api/auth/user', { id: 'u1' });
    const onConnect = vi.fn();
    const events = listen({ session, onConnect });
    await connected(1);
    await setCookie('new');
    service.io().emit('session.ended');
    service.io().disconnectSockets(true);
    await connected(2);
    expect(service.handshakes).toEqual(['sid=old', 'sid=new']);
    await vi.waitFor(() => expect(onConnect).toHaveBeenCalledTimes(2), patience);
    service.io().emit('tenant.changed', { tenant_id: 't1', seq: 9 });
    await vi.waitFor(() => expect(events['tenant.changed']).toHaveBeenCalledTimes(1), patience);
    expect(events['session.ended']).not.toHaveBeenCalled();
  });

  it('reconnects with the current cookie after the service closed it', async () => {
    const { session, setCookie } = await openSession();
    listen({ session });
    await connected(1);
    await setCookie('new');
    service.io().disconnectSockets();
    await connected(2);
    expect(service.handshakes).toEqual(['sid=old', 'sid=new']);
  });

  it('notices a session that ended while disconnected', async () => {
    const events = listen();
    await connected(1);
    service.refuse();
    await vi.waitFor(() => expect(events['session.ended']).toHaveBeenCalledTimes(1), patience);
  });

  it('does not reconnect after the session has ended', async () => {
    const events = listen();
    await connected(1);
    service.io().emit('session.ended');
    await vi.waitFor(() => expect(events['session.ended']).toHaveBeenCalledTimes(1), patience);
    await vi.waitFor(() => expect(service.io().of('/').sockets.size).toBe(0), patience);
    service.io().emit('tenant.changed', { tenant_id: 't1', seq: 9 });
    expect(events['tenant.changed']).not.toHaveBeenCalled();
    expect(service.handshakes).toHaveLength(1);
  });

  it('stays closed if it is closed during the session check', async () => {
    const { connection } = listen();
    await connected(1);
    const request = service.hold('/api/auth/user');
    service.io().emit('session.ended');
    const answer = await request;
    connection.close();
    answer({ id: 'u1' });
    await vi.waitFor(() => expect(service.io().of('/').sockets.size).toBe(0), patience);
    listen();
    await connected(2);
    expect(service.io().of('/').sockets.size).toBe(1);
  });
});
