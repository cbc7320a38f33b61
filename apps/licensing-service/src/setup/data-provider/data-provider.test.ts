import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { ConnectionTest, Tenant } from '@atrium/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnections } from '../../platform';
import { auditEntries, mailMessages } from '../../schema';
import { postgresqlRefusal, postgresqlServer } from '../../testing/database-servers';
import { allowLocalPorts } from '../../testing/local-address-policy';
import { startLocalServer, type LocalServer } from '../../testing/local-server';
import { buildTenantsApp, completeDraft, type Person, type TenantsApp } from '../../testing/tenants-app';
import { testCertificates } from '../../testing/test-certificates';
import { testClock } from '../../testing/test-clock';
import { testDataProvider } from './test-data-provider.service';

let service: TenantsApp;
let server: LocalServer;
let owner: Person;
let id: string;
const time = testClock();
/** The server's handler of an encrypted connection. */
let handleConnection: (socket: Duplex) => void;
const refuse = (state: string) => () => (socket: Duplex) => void socket.write(postgresqlRefusal(state));

beforeAll(async () => {
  server = await startLocalServer(postgresqlServer({ encrypted: (socket) => handleConnection(socket) }));
  const connections = createConnections(allowLocalPorts(server.port), async (name) =>
    name.startsWith('db.') ? ['127.0.0.1'] : [],
  );
  service = await buildTenantsApp({ dependencies: { connections, clock: time.clock } });
});
afterAll(async () => {
  await service.close();
  await server.close();
});
beforeEach(async () => {
  handleConnection = refuse('28P01')();
  owner = await service.person(`Ana-${crypto.randomUUID()}`);
  id = (await owner.client.post('/tenants', {})).json<Tenant>().id;
});

const settings = () => ({
  kind: 'postgresql',
  host: 'db.example.com',
  port: String(server.port),
  database: 'crm',
  username: 'atrium',
  ca_certificate: testCertificates.authority.trim(),
});
const password = 'zz-geslo';

const read = async () => (await owner.client.get(`/tenants/${id}`)).json<Tenant>();
const section = async () => (await read()).sections.data_provider;
async function save(input: object) {
  const { version } = await section();
  return owner.client.put(`/tenants/${id}/sections/data-provider`, { ...input, _version: version });
}
const test = (input: object = settings(), by = owner) =>
  by.client.post(`/tenants/${id}/connections/data-provider/test`, { ...input });
const outcomesOf = ({ stages }: ConnectionTest) => stages.map(({ stage, state, reason }) => [stage, state, reason]);
const failedLogin = [
  ['name', 'passed', null],
  ['tcp', 'passed', null],
  ['tls', 'passed', null],
  ['login', 'failed', 'login_refused'],
  ['database', 'not_reached', null],
  ['rights', 'not_reached', null],
];

describe('the Data provider section', () => {
  it('saves data as entered, encrypts the password and never returns it', async () => {
    const saved = await save({ ...settings(), port: '54x', password });
    expect(saved.statusCode).toBe(200);
    const stored = await section();
    expect(stored.data).toEqual({ ...settings(), port: '54x' });
    expect(stored.secrets.password).toEqual({ set: true, updated_at: time.clock().toISOString() });
    expect(saved.body).not.toContain(password);
  });

  it.each([
    ['host', { host: 'db2.example.com' }],
    ['port', { port: '5433' }],
    ['username', { username: 'crm' }],
  ])('deletes the saved password when the %s changes', async (_name, change) => {
    await save({ ...settings(), password });
    await save({ ...settings(), database: 'crm2', kind: 'mysql' });
    expect((await section()).secrets.password.set).toBe(true);
    await save({ ...settings(), ...change });
    expect((await section()).secrets.password.set).toBe(false);
    await save({ ...settings(), ...change, password });
    expect((await section()).secrets.password.set).toBe(true);
  });

  it('is optional until a field is filled', async () => {
    const draft = await completeDraft(owner, { url_name: `ana-${id.slice(-8)}`, company: id });
    const create = () => owner.client.post(`/tenants/${draft}/create`, {});
    const saveDraft = (input: object, version: number) =>
      owner.client.put(`/tenants/${draft}/sections/data-provider`, { ...input, _version: version });
    await saveDraft({ kind: 'postgresql', port: '5432', host: 'db..example', ca_certificate: 'none' }, 0);
    const refused = await create();
    expect(refused.statusCode).toBe(422);
    expect(
      Object.keys(refused.json<{ errors: object }>().errors).map((field) => field.replace('data_provider.', '')),
    ).toEqual(['host', 'database', 'username', 'password', 'ca_certificate']);
    await saveDraft({ kind: 'mysql', port: '3306', host: '', ca_certificate: '' }, 1);
    expect((await create()).statusCode).toBe(202);
  });
});

describe('database connection test', () => {
  it('reports every stage and is valid only for the tested settings', async () => {
    await save({ ...settings(), password });
    const result = (await test()).json<ConnectionTest>();
    expect(outcomesOf(result)).toEqual(failedLogin);
    expect(result).toMatchObject({ connection: 'data_provider', state: 'invalid' });
    expect(result.reference).toMatch(/^AT-/);
    expect((await read()).connection_tests).toEqual([result]);

    await save({ ...settings(), database: 'crm2' });
    expect((await read()).connection_tests).toEqual([]);
    await save(settings());
    expect((await read()).connection_tests).toEqual([result]);
    await save({ ...settings(), password });
    expect((await read()).connection_tests).toEqual([result]);
    await save({ ...settings(), password: 'zz-another' });
    expect((await read()).connection_tests).toEqual([]);
  });

  it('uses the form’s unsaved values', async () => {
    const result = (await test({ ...settings(), password })).json<ConnectionTest>();
    expect(outcomesOf(result)).toEqual(failedLogin);
    expect((await read()).connection_tests).toEqual([]);
    await save({ ...settings(), password });
    expect((await read()).connection_tests).toEqual([result]);
  });

  it.each([
    ['host', { host: 'db2.example.com' }],
    ['port', { port: '5433' }],
    ['username', { username: 'crm' }],
  ])('does not send the saved password when the %s differs', async (_name, change) => {
    await save({ ...settings(), password });
    const before = server.sockets.length;
    const refused = await test({ ...settings(), ...change });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      errors: { password: ['The host, the port or the username has changed. Enter the password again.'] },
    });
    expect(server.sockets.length).toBe(before);
  });

  it('reports every missing or invalid field', async () => {
    const refused = await test({ port: '0', ca_certificate: 'x' });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(
      expect.arrayContaining(['kind', 'host', 'port', 'database', 'username', 'password', 'ca_certificate']),
    );
  });

  it('rejects a host that is not allowed, without connecting', async () => {
    for (const host of ['127.0.0.1', '169.254.169.254', 'localhost']) {
      const { stages } = (await test({ ...settings(), host, port: '5432', password })).json<ConnectionTest>();
      expect(stages[0]).toMatchObject({ stage: 'name', state: 'failed' });
      expect(stages[0]?.reason).toMatch(/^(host_not_allowed|name_unknown)$/);
    }
  });

  it('is audited without the password', async () => {
    await test({ ...settings(), password });
    const entries = await service.database.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    const entry = entries.find(({ action }) => action === 'tenant.test_connection');
    expect(entry?.after).toEqual({ connection: 'data_provider', state: 'invalid', reason: 'login_refused' });
    expect(JSON.stringify(entries)).not.toContain(password);
  });

  it('runs at most twice at once per user', async () => {
    const releases: (() => void)[] = [];
    handleConnection = (socket) => void releases.push(() => socket.write(postgresqlRefusal('28P01')));
    const running = [test({ ...settings(), password }), test({ ...settings(), password })];
    await vi.waitFor(() => expect(releases).toHaveLength(2));
    const third = await test({ ...settings(), password });
    expect(third.statusCode).toBe(429);
    expect(third.headers['retry-after']).toBe('2');
    const otherUser = await service.person(`Eva-${crypto.randomUUID()}`, { permissions: ['update/tenants'] });
    const otherTest = test({ ...settings(), password }, otherUser);
    await vi.waitFor(() => expect(releases).toHaveLength(3));
    for (const release of releases) release();
    expect((await Promise.all([...running, otherTest])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    handleConnection = refuse('28P01')();
    expect((await test({ ...settings(), password })).statusCode).toBe(200);
  });

  it('runs without a user with the saved settings', async () => {
    expect(await testDataProvider(service.dependencies, id)).toBeNull();
    await save({ ...settings(), password });
    expect(await testDataProvider(service.dependencies, id)).toMatchObject({ state: 'invalid' });
    expect((await read()).connection_tests).toHaveLength(1);
    await save({ ...settings(), host: 'elsewhere.example.com' });
    expect(await testDataProvider(service.dependencies, id)).toBeNull();
  });
});

describe('cancelling a database connection test', () => {
  it('closes the connection and deletes the test when the client disconnects', async () => {
    let reached: (socket: Duplex) => void = () => undefined;
    const connected = new Promise<Duplex>((resolve) => (reached = resolve));
    handleConnection = (socket) => reached(socket);
    await save({ ...settings(), password });
    const address = await service.app.listen({ port: 0, host: '127.0.0.1' });
    const call = new AbortController();
    const request = fetch(`${address}/api/tenants/${id}/connections/data-provider/test`, {
      method: 'POST',
      body: new URLSearchParams(settings()),
      headers: { cookie: `sid=${owner.token}`, 'x-requested-with': 'XMLHttpRequest' },
      signal: call.signal,
    });
    const socket = await connected;
    expect((await read()).connection_tests).toMatchObject([{ state: 'testing' }]);
    const closed = once(socket.resume(), 'close');
    call.abort();
    await expect(request).rejects.toThrow();
    await closed;
    await vi.waitFor(async () => expect((await read()).connection_tests).toEqual([]));
  });

  it('hides a test interrupted by a crash after fifteen seconds', async () => {
    let reached: () => void = () => undefined;
    const connected = new Promise<void>((resolve) => (reached = resolve));
    let release: () => void = () => undefined;
    handleConnection = (socket) => {
      release = () => void socket.write(postgresqlRefusal('28P01'));
      reached();
    };
    await save({ ...settings(), password });
    const running = test();
    await connected;
    expect((await read()).connection_tests).toHaveLength(1);
    time.forward(16_000);
    expect((await read()).connection_tests).toEqual([]);
    release();
    await running;
  });
});

describe('VPN request', () => {
  const requestVpn = () => owner.client.post(`/tenants/${id}/vpn-request`, {});
  const mails = async () =>
    (await service.database.select().from(mailMessages)).filter(({ text }) => text.includes(owner.user.email));

  it('sends an e-mail to the operator and a copy to the requester', async () => {
    await save(settings());
    const response = await requestVpn();
    expect(response.json()).toEqual({ requested_at: time.clock().toISOString() });
    expect((await read()).vpn_requested_at).toBe(time.clock().toISOString());
    const sentMails = await mails();
    expect(sentMails.map(({ to }) => to).toSorted()).toEqual(
      [service.dependencies.settings.operatorEmail, owner.user.email].toSorted(),
    );
    expect(sentMails.every(({ text }) => text.includes(`db.example.com, ${server.port}`))).toBe(true);
  });

  it('is sent once per minute', async () => {
    const [first, second] = await Promise.all([requestVpn(), requestVpn()]);
    expect(second.json()).toEqual(first.json());
    expect(await mails()).toHaveLength(2);
  });

  it('can be repeated after a minute, up to five times an hour', async () => {
    for (let again = 1; again <= 5; again += 1) {
      expect((await requestVpn()).statusCode).toBe(200);
      time.forward(61_000);
    }
    expect(await mails()).toHaveLength(10);
    expect((await requestVpn()).statusCode).toBe(429);
  });
});
