import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import type { Notification, Operation, Tenant } from '@atrium/api-client/contract';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { tenantMembers } from '../../schema';
import { publishAccessChange, publishRecordChange } from './publish-record-change';
import { connectSocket } from '../../testing/test-socket';
import { buildTenantsApp, completeDraft, type Person, type TenantsApp } from '../../testing/tenants-app';

const waitOptions = { timeout: 10_000 };
const portal = 'http://portal.example';
let test: TenantsApp;
let ana: Person;
let miha: Person;
let address: string;
const open: Socket[] = [];

beforeAll(async () => {
  test = await buildTenantsApp({ settings: { allowedOrigins: [portal] } });
  ana = await test.person('Ana', { language: 'sl' });
  miha = await test.person('Miha');
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});

afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

afterAll(() => test.close());

const headersOf = (person: Person, origin = portal) => ({ cookie: `sid=${person.token}`, origin });

async function connect(person: Person): Promise<{ socket: Socket; received: [string, unknown][] }> {
  const socket = await connectSocket(test.app, headersOf(person));
  open.push(socket);
  const received: [string, unknown][] = [];
  socket.onAny((event: string, payload: unknown) => received.push([event, payload]));
  return { socket, received };
}

const poll = (query: string, request: RequestInit) =>
  fetch(`${address}/api/realtime/?EIO=4&transport=polling${query}`, request);

function newNotification(): Notification {
  const tenant = { tenant_id: crypto.randomUUID(), tenant_title: 'Zelena dolina' };
  return {
    id: crypto.randomUUID(),
    kind: 'provisioning_succeeded',
    data: { ...tenant, operation_id: crypto.randomUUID(), operation: 'create' },
    created_at: test.dependencies.clock().toISOString(),
    read_at: null,
  };
}

describe('realtime socket', () => {
  it('sends tenant events only to members, in their language', async () => {
    const [own, foreign] = [await connect(ana), await connect(miha)];
    const id = await completeDraft(ana);
    const operation = (await ana.client.post(`/tenants/${id}/create`, {})).json<Operation>();
    await test.dependencies.engine.run(operation.id);
    await vi.waitFor(() => {
      const states = own.received.flatMap(([event, payload]) =>
        event === 'operation.changed' ? [(payload as Operation).state] : [],
      );
      expect(states[0]).toBe('queued');
      expect(states.at(-1)).toBe('succeeded');
    }, waitOptions);
    expect(own.received.map(([event]) => event)).toContain('tenant.changed');
    expect(foreign.received).toEqual([]);
  });

  it('sends session.ended and closes when the session ends', async () => {
    const { socket, received } = await connect(miha);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    test.dependencies.realtime.endSession(`session-of-${miha.token}`);
    await closed;
    expect(received).toEqual([['session.ended', undefined]]);
  });

  it('closes within five seconds after the session ended on another instance', async () => {
    const { socket } = await connect(miha);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    const startedAt = Date.now();
    test.signOut(miha);
    await closed;
    expect(Date.now() - startedAt).toBeLessThan(5000);
    await expect(connect(miha)).rejects.toThrow();
  });

  it('ignores requests to join rooms of other sessions', async () => {
    const iva = await test.person('Iva');
    const { socket, received } = await connect(iva);
    const rooms = [`user:${ana.user.id}`, `session:session-of-${ana.token}`];
    for (const event of ['join', 'subscribe', 'room']) socket.emit(event, ...rooms);
    socket.emit('join', rooms);
    const own = await connect(ana);
    const id = await completeDraft(ana, { url_name: 'rooms' });
    const changed = ['tenant.changed', expect.objectContaining({ tenant_id: id })];
    await vi.waitFor(() => expect(own.received).toContainEqual(changed), waitOptions);
    expect(received).toEqual([]);
  });

  it('sends tenant.changed to a user’s other pages when a draft is created, duplicated or deleted', async () => {
    const zala = await test.person('Zala');
    const { received } = await connect(zala);
    const waitForEvents = (id: string, times: number) =>
      vi.waitFor(
        () =>
          expect(received.filter(([, payload]) => (payload as { tenant_id: string }).tenant_id === id)).toHaveLength(
            times,
          ),
        waitOptions,
      );
    const { id } = (await zala.client.post('/tenants', {})).json<Tenant>();
    await waitForEvents(id, 1);
    const copy = (await zala.client.post(`/tenants/duplicate/${id}`, {})).json<Tenant>();
    await waitForEvents(copy.id, 1);
    expect((await zala.client.delete(`/tenants/${id}`)).statusCode).toBe(204);
    await waitForEvents(id, 2);
    expect(new Set(received.map(([event]) => event))).toEqual(new Set(['tenant.changed']));
  });

  it('checks membership for every event, and sends a removed member only the removal', async () => {
    const [ivo, own] = [await test.person('Ivo'), await connect(ana)];
    const id = await completeDraft(ana, { url_name: 'members-now' });
    const member = { tenantId: id, userId: ivo.user.id, role: 'viewer', addedAt: test.dependencies.clock() } as const;
    await test.database.insert(tenantMembers).values(member);
    const { received } = await connect(ivo);
    const change = (seq: number) =>
      test.dependencies.realtime.publish(id, 'tenant.changed', () => ({ tenant_id: id, seq }));
    const changed = (seq: number) => ['tenant.changed', { tenant_id: id, seq }];
    await change(1);
    await vi.waitFor(() => expect(received).toEqual([changed(1)]), waitOptions);
    expect((await ana.client.delete(`/tenants/${id}/members/${ivo.user.id}`)).statusCode).toBe(204);
    const removal = ['tenant.changed', { tenant_id: id, seq: expect.any(Number) }];
    await vi.waitFor(() => expect(received).toEqual([changed(1), removal]), waitOptions);
    await change(2);
    await vi.waitFor(() => expect(own.received).toContainEqual(changed(2)), waitOptions);
    expect(received).toHaveLength(2);
  });

  it('sends account.changed to the user’s own pages when their account changes', async () => {
    const [mara, nina] = [await test.person('Mara'), await test.person('Nina')];
    const [own, foreign] = [await connect(mara), await connect(nina)];
    await mara.client.post(`/auth/update/${mara.user.id}`, { full_name: 'Mara Kos' });
    await vi.waitFor(() => expect(own.received).toEqual([['account.changed', undefined]]), waitOptions);
    expect(foreign.received).toEqual([]);
  });

  it('sends record.changed to users who may view the module at that moment', async () => {
    const permissions = ['view/roles'];
    const [vid, former] = [await test.person('Vid', { permissions }), await test.person('Mojca', { permissions })];
    const other = await test.person('Urban');
    const [holder, lost, none] = [await connect(vid), await connect(former), await connect(other)];
    test.permit(former, ['view/users']);
    const change = { module: 'roles', id: crypto.randomUUID() };
    await publishRecordChange(test.dependencies, change.module, change.id);
    await publishAccessChange(test.dependencies, [former.user.id, other.user.id]);
    const accessChanged = ['access.changed', undefined];
    await vi.waitFor(() => expect([lost.received, none.received]).toEqual([[accessChanged], [accessChanged]]));
    expect(holder.received).toEqual([['record.changed', change]]);
  });

  it('shows a colleague’s change in the open list, in the activity and in the overview within five seconds', async () => {
    const neva = await test.person('Neva', { permissions: ['view/customers', 'create/customers'] });
    const permissions = ['view/customers', 'view/activity', 'view/overview'];
    const { received } = await connect(await test.person('Tine', { permissions }));
    const startedAt = Date.now();
    const { id } = (await neva.client.post('/customers', { title: 'Žabar' })).json<{ id: string }>();
    const modules = [
      { module: 'customers', id },
      { module: 'activity', id: '' },
      { module: 'overview', id: '' },
    ];
    const changes = modules.map((change) => ['record.changed', change]);
    // The activity and the overview may still hear of earlier requests.
    const sinceChange = () => received.slice(received.findIndex(([, change]) => isDeepStrictEqual(change, modules[0])));
    await vi.waitFor(() => expect(sinceChange()).toEqual(changes), waitOptions);
    expect(Date.now() - startedAt).toBeLessThan(5000);
  });

  it('sends access.changed within five seconds after permissions changed on another instance', async () => {
    const mark = await test.person('Mark');
    const { received } = await connect(mark);
    test.permit(mark, ['view/customers']);
    const startedAt = Date.now();
    await vi.waitFor(() => expect(received).toEqual([['access.changed', undefined]]), waitOptions);
    expect(Date.now() - startedAt).toBeLessThan(5000);
  });

  it('sends notifications to all pages of the user and to no one else', async () => {
    const jan = await test.person('Jan');
    const [first, second, foreign] = [await connect(ana), await connect(ana), await connect(jan)];
    const notification = newNotification();
    await test.dependencies.realtime.notify(ana.user.id, notification);
    for (const { received } of [first, second])
      await vi.waitFor(() => expect(received).toEqual([['notification.created', notification]]), waitOptions);
    expect(foreign.received).toEqual([]);
  });

  it('sends nothing to the socket of an ended session, and closes it', async () => {
    const nika = await test.person('Nika');
    const { socket, received } = await connect(nika);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    test.signOut(nika);
    await test.dependencies.realtime.notify(nika.user.id, newNotification());
    await closed;
    expect(received.map(([event]) => event)).not.toContain('notification.created');
  });

  it('is limited to five per user', async () => {
    const rok = await test.person('Rok');
    const five = await Promise.all(Array.from({ length: 5 }, () => connect(rok)));
    const { socket: sixth } = await connect(rok);
    await vi.waitFor(() => expect(sixth.connected).toBe(false), waitOptions);
    expect(five.map(({ socket }) => socket.connected)).toEqual(Array.from({ length: 5 }, () => true));
  });

  it('closes after more than 20 messages in ten seconds', async () => {
    const [quiet, loud] = [await connect(ana), await connect(ana)];
    for (let count = 0; count < 15; count += 1) quiet.socket.emit('hello');
    for (let count = 0; count < 25; count += 1) loud.socket.emit('hello');
    await vi.waitFor(() => expect(loud.socket.connected).toBe(false), waitOptions);
    await test.dependencies.realtime.notify(ana.user.id, newNotification());
    await vi.waitFor(() => expect(quiet.received).toHaveLength(1), waitOptions);
  });

  it('rejects a foreign origin, a POST without an origin and a missing session, on every request', async () => {
    const { socket } = await connect(ana);
    const sid = socket.io.engine.id;
    const post = (headers: Record<string, string>) => poll(`&sid=${sid}`, { method: 'POST', headers, body: '2' });
    const cookie = `sid=${ana.token}`;
    expect((await post({ cookie, origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ cookie, origin: 'null' })).status).toBe(403);
    expect((await post({ cookie })).status).toBe(403);
    expect((await post({ origin: portal })).status).toBe(403);
    expect((await poll('', { headers: { cookie, origin: 'https://evil.example' } })).status).toBe(403);
    expect((await poll('', { headers: { cookie, 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await poll('', { headers: {} })).status).toBe(403);
  });

  it('sends CORS headers to allowed origins only', async () => {
    const answer = await poll('', { headers: headersOf(ana) });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(portal);
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
    const foreign = await poll('', { headers: headersOf(ana, 'https://evil.example') });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });

  it("rejects another session's request on a connection", async () => {
    const { socket } = await connect(ana);
    const eva = await test.person('Eva');
    const answer = await poll(`&sid=${socket.io.engine.id}`, { method: 'POST', headers: headersOf(eva), body: '2' });
    expect(answer.status).toBe(403);
  });

  it('serves no client script and no other transport', async () => {
    expect((await fetch(`${address}/api/realtime/socket.io.js`, { headers: headersOf(ana) })).status).not.toBe(200);
    const upgraded = await fetch(`${address}/api/realtime/?EIO=4&transport=websocket`, { headers: headersOf(ana) });
    expect(upgraded.status).toBe(400);
  });
});
