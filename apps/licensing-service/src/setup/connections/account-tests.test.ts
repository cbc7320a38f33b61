import type { ConnectionTest, Tenant } from '@atrium/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createConnections } from '../../platform';
import { auditEntries } from '../../schema';
import { dumpDatabase } from '../../testing/dump-database';
import { allowLocalPorts } from '../../testing/local-address-policy';
import { startLocalServer, type LocalServer } from '../../testing/local-server';
import { buildTenantsApp, type Person, type TenantsApp } from '../../testing/tenants-app';
import { testClock } from '../../testing/test-clock';
import { testSettings } from '../../testing/test-settings';
import { glsAccount, openGlsServer, type GlsServer } from '../../testing/vendors/gls-server';
import { newsletterKeys, openNewsletterServer, type NewsletterServer } from '../../testing/vendors/newsletter-server';
import { openPostaServer, postaAccount } from '../../testing/vendors/posta-server';
import type { VendorServer } from '../../testing/vendors/vendor-server';

let service: TenantsApp;
let gls: GlsServer;
let posta: VendorServer;
let newsletter: NewsletterServer;
let silent: LocalServer;
let owner: Person;
let id: string;
const time = testClock();

beforeAll(async () => {
  gls = await openGlsServer();
  posta = await openPostaServer();
  newsletter = await openNewsletterServer();
  silent = await startLocalServer((socket) => socket.destroy());
  const vendors = { ...testSettings().vendors, ...newsletter.addresses, gls: gls.url, postaSlovenije: posta.url };
  const connections = createConnections(allowLocalPorts(silent.port));
  service = await buildTenantsApp({ settings: { vendors }, dependencies: { connections, clock: time.clock } });
});
afterAll(async () => {
  await service.close();
  await Promise.all([gls, posta, newsletter, silent].map((server) => server.close()));
});
beforeEach(async () => {
  time.forward(10 * 60_000);
  owner = await service.person(`Ana-${crypto.randomUUID()}`);
  id = (await owner.client.post('/tenants', {})).json<Tenant>().id;
});

const test = (connection: string, body: Record<string, unknown>, by = owner) =>
  by.client.post(`/tenants/${id}/connections/${connection}/test`, body);

async function outcome(connection: string, body: Record<string, unknown>) {
  const response = await test(connection, body);
  expect(response.statusCode, response.body).toBe(200);
  const { state, stages } = response.json<ConnectionTest>();
  const failed = stages.find((stage) => stage.state === 'failed');
  return failed === undefined ? state : [failed.stage, failed.reason];
}

const errorsOf = async (connection: string, body: Record<string, unknown>) => {
  const response = await test(connection, body);
  expect(response.statusCode, response.body).toBe(422);
  return response.json<{ errors: Record<string, string[]> }>().errors;
};

const read = async () => (await owner.client.get(`/tenants/${id}`)).json<Tenant>();

async function save(section: 'couriers' | 'plugins', input: object) {
  const { version } = (await read()).sections[section];
  const saved = await owner.client.put(`/tenants/${id}/sections/${section}`, { ...input, _version: version });
  expect(saved.statusCode, saved.body).toBe(200);
}

const statesOf = async () =>
  (await read()).connection_tests.map(({ connection, state }) => `${connection} ${state}`).toSorted();

const { username, password, clientNumber } = glsAccount;
const formGls = { enabled: true, username, client_number: clientNumber };
const formPosta = {
  client_id: postaAccount.clientId,
  contract_id: postaAccount.contractId,
  branch_id: postaAccount.branchId,
  postal_id: postaAccount.postalId,
};

describe('GLS connection test', () => {
  it('passes every stage with a valid account', async () => {
    const response = await test('gls', { gls: { ...formGls, password } });
    const { state, stages } = response.json<ConnectionTest>();
    expect([state, stages.map(({ stage }) => stage)]).toEqual(['valid', ['name', 'tcp', 'tls', 'login']]);
  });

  it('uses the saved password if none is entered, and stays valid until a tested setting changes', async () => {
    await save('couriers', { gls: { ...formGls, password } });
    expect(await outcome('gls', { gls: formGls })).toBe('valid');
    expect(await statesOf()).toEqual(['gls valid']);
    await save('couriers', { gls: { ...formGls, max_weight: 20_000 } });
    expect(await statesOf()).toEqual(['gls valid']);
    await save('couriers', { gls: { ...formGls, client_number: '1' } });
    expect(await statesOf()).toEqual([]);
  });

  it('reports the failure reason and stores no text of the response', async () => {
    expect(await outcome('gls', { gls: { ...formGls, password: 'zz-napačno' } })).toEqual(['login', 'login_refused']);
    expect(await outcome('gls', { gls: { ...formGls, client_number: '1', password } })).toEqual([
      'login',
      'account_not_usable',
    ]);
    const dump = [...(await dumpDatabase(service.database)).values()].join('\n');
    expect(dump).not.toMatch(/zz-napačno|Unauthorized/);
    expect(JSON.stringify(await service.database.select().from(auditEntries))).toContain('tenant.test_connection');
  });

  it('allows four tests of one account in ten minutes, across all users', async () => {
    const attemptsBefore = gls.tries();
    const wrong = { gls: { ...formGls, password: 'wrong' } };
    for (let tries = 0; tries < 4; tries++) expect((await test('gls', wrong)).statusCode).toBe(200);
    const refused = await test('gls', wrong);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await test('gls', { gls: { ...formGls, username: username.toUpperCase(), password } })).statusCode).toBe(
      429,
    );
    expect(gls.tries() - attemptsBefore).toBe(4);
  });

  it('reports missing fields without calling GLS', async () => {
    const attemptsBefore = gls.tries();
    expect(Object.keys(await errorsOf('gls', { gls: { client_number: 'x' } }))).toEqual([
      'gls.client_number',
      'gls.username',
      'gls.password',
    ]);
    expect(gls.tries()).toBe(attemptsBefore);
  });
});

describe('Pošta Slovenije connection test', () => {
  it('passes with the four ids of an account', async () => {
    expect(await outcome('posta-slovenije', { posta_slovenije: formPosta })).toBe('valid');
    expect(await outcome('posta-slovenije', { posta_slovenije: { ...formPosta, branch_id: '9' } })).toEqual([
      'login',
      'login_refused',
    ]);
  });

  it('reports a missing id', async () => {
    const body = { posta_slovenije: { ...formPosta, postal_id: '' } };
    expect(await errorsOf('posta-slovenije', body)).toEqual({
      'posta_slovenije.postal_id': ['Fill in this field.'],
    });
  });
});

describe('newsletter connection test', () => {
  it.each(['mailchimp', 'brevo', 'mailerlite'] as const)('passes with an API key of %s', async (provider) => {
    const body = { newsletter: { provider, api_key: newsletterKeys[provider] } };
    expect(await outcome('newsletter', body)).toBe('valid');
  });

  it('does not send the saved key to another provider', async () => {
    await save('plugins', { newsletter: { provider: 'brevo', api_key: newsletterKeys.brevo } });
    expect(await outcome('newsletter', { newsletter: { provider: 'brevo' } })).toBe('valid');
    expect(await errorsOf('newsletter', { newsletter: { provider: 'mailerlite' } })).toEqual({
      'newsletter.api_key': ['The provider has changed. Enter its API key.'],
    });
    await save('plugins', { newsletter: { provider: 'mailerlite' } });
    expect((await read()).sections.plugins.secrets['newsletter.api_key'].set).toBe(false);
  });

  it('rejects a key of another provider’s format', async () => {
    expect(await errorsOf('newsletter', { newsletter: { provider: 'mailchimp', api_key: 'abc' } })).toEqual({
      'newsletter.api_key': ['This is not an API key of the chosen provider.'],
    });
  });
});

describe('mailbox connection test', () => {
  const form = () => ({ host: '127.0.0.1', port: String(silent.port), username: 'ana@example.com' });

  it('applies the address policy', async () => {
    const body = (host: string) => ({ mailbox: { ...form(), host, port: '993', password: 'posta-8' } });
    for (const host of ['169.254.169.254', '10.0.0.1', '::1']) {
      expect(await outcome('mailbox', body(host))).toEqual(['name', 'host_not_allowed']);
    }
  });

  it('reports a server that closes the connection', async () => {
    const [stage] = (await outcome('mailbox', { mailbox: { ...form(), password: 'posta-8' } })) as string[];
    expect(['tcp', 'tls']).toContain(stage);
  });

  it('does not send the saved password to another host', async () => {
    await save('plugins', { mailbox: { ...form(), password: 'posta-8' } });
    expect(await errorsOf('mailbox', { mailbox: { ...form(), host: 'imap.example.com' } })).toEqual({
      'mailbox.password': ['The host, the port or the username has changed. Enter the password again.'],
    });
    await save('plugins', { mailbox: { ...form(), username: 'other@example.com' } });
    expect((await read()).sections.plugins.secrets['mailbox.password'].set).toBe(false);
  });
});

it('connection tests answer 404 to users who are not members', async () => {
  const stranger = await service.person(`Miha-${crypto.randomUUID()}`);
  const body = { gls: { ...formGls, password } };
  expect((await test('gls', body, stranger)).statusCode).toBe(404);
});
