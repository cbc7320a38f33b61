import type { Operation, Tenant } from '@atrium/api-client/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstAdministratorLink } from './identity';
import type { RegisteredRoute } from './platform';
import { type AccountsApp, buildAccountsApp, registration } from './testing/accounts-app';
import { dumpDatabase } from './testing/dump-database';
import { makeFiscalFile } from './testing/fiscal-file';
import { fillEverySection, setupSecrets } from './testing/full-setup';
import { localAuthority } from './testing/local-authority';
import { listeningLog } from './testing/listening-log';
import { completeApplication } from './testing/tenants-app';

const isSecret = (name: string) => /password|token|secret|api_key|^cvc$/.test(name) && !name.endsWith('_remove');

const fieldsOf = (schema: unknown) =>
  Object.entries((schema as { properties?: Record<string, unknown> } | undefined)?.properties ?? {});

const namesOf = (schema: unknown) => fieldsOf(schema).map(([name]) => name);

/** Names at any depth, as `gls.password`. */
const placesOf = (schema: unknown): string[] =>
  fieldsOf(schema).flatMap(([name, inside]) => {
    const deeper = placesOf(inside).map((place) => `${name}.${place}`);
    return deeper.length === 0 ? [name] : deeper;
  });

const secretsOf = ({ endpoint, schema }: RegisteredRoute) =>
  [...placesOf(schema.params), ...placesOf(schema.query), ...placesOf(schema.body)]
    .filter(isSecret)
    .map((name) => `${endpoint.id} ${name}`);

/** What the first test types; a new secret field of any route has to be typed there as well. */
const typed = [
  'auth.activate token',
  'auth.change-password current_password',
  'auth.change-password password',
  'auth.change-password password_confirmation',
  'auth.close current_password',
  'auth.confirm-email token',
  'auth.login password',
  'auth.resend-activation token',
  'auth.signup administrator_token',
  'auth.signup password',
  'auth.signup password_confirmation',
  'auth.update current_password',
  'connections.test-data-provider password',
  'connections.test-gls gls.password',
  'connections.test-mailbox mailbox.password',
  'connections.test-newsletter newsletter.api_key',
  'connections.test-posta-slovenije posta_slovenije.password',
  'forgot-password.find token',
  'forgot-password.reset password',
  'forgot-password.reset password_confirmation',
  'forgot-password.reset token',
  'invitations.accept token',
  'invitations.open token',
  'invitations.signup password',
  'invitations.signup password_confirmation',
  'invitations.signup token',
  'payment-methods.add token',
  'sandbox.create-card cvc',
  'tenants.save-application password',
  'tenants.save-application password_confirmation',
  'tenants.save-couriers dpd.password',
  'tenants.save-couriers gls.password',
  'tenants.save-couriers posta_slovenije.password',
  'tenants.save-data-provider password',
  'tenants.save-plugins business_data.password',
  'tenants.save-plugins mailbox.password',
  'tenants.save-plugins newsletter.api_key',
  'tenants.upload-certificate password',
];

let service: AccountsApp;
const { log, lines } = listeningLog();
beforeAll(async () => {
  service = await buildAccountsApp({ dependencies: { log, fiscalAuthority: localAuthority() } });
});
afterAll(() => service.close());

describe('secrets', () => {
  const email = 'skrivnost@example.com';
  let marks = 0;
  const mark = () => `zz-SECRET-${(marks += 1)}`;
  const twice = (password: string) => ({ password, password_confirmation: password });
  const answers: LightMyRequestResponse[] = [];
  const keep = async (answering: Promise<LightMyRequestResponse>) => {
    const answer = await answering;
    answers.push(answer);
    return answer;
  };

  it('that are typed into any route are in no answer, no log line and no table', { timeout: 60_000 }, async () => {
    expect(service.app.routeTable.flatMap(secretsOf).toSorted()).toEqual(typed);
    const kept = service.app.routeTable.filter(({ endpoint }) => endpoint.idempotency !== undefined);
    expect([kept.length > 0, kept.flatMap(secretsOf)]).toEqual([true, []]);
    const client = service.client();
    const first = mark();
    const tokens: string[] = [];
    const linked = async () => {
      const token = await service.linkToken(email);
      tokens.push(token);
      return token;
    };

    const link = new URL((await firstAdministratorLink(service.dependencies)) ?? expect.fail('no link'));
    tokens.push(link.searchParams.get('administrator') ?? expect.fail('no token'));
    await keep(client.post('/auth/signup', { ...registration, email, ...twice(mark()), administrator_token: mark() }));
    await keep(
      client.post('/auth/signup', { ...registration, email, password: mark(), password_confirmation: mark() }),
    );
    await keep(client.post('/auth/signup', { ...registration, email, ...twice(first) }));
    await keep(client.get(`/auth/signup/activate/${mark()}`));
    await keep(client.post('/auth/signup/resend', { token: mark() }));
    await keep(client.post('/auth/signup/resend', { token: await linked() }));
    await keep(client.get(`/auth/signup/activate/${await linked()}?token=${mark()}`));
    await keep(client.post('/auth/login', { email, password: mark() }));
    await keep(
      client.send('POST', '/auth/login', { json: JSON.parse(`{"email":"${email}","password":["${mark()}"]}`) }),
    );
    await keep(client.post('/auth/login', { email, password: first }));
    tokens.push(client.cookies.get('sid') ?? expect.fail('no cookie'));
    await keep(client.post('/auth/change-password', { current_password: mark(), ...twice(mark()) }));
    const second = mark();
    const changed = await keep(client.post('/auth/change-password', { current_password: first, ...twice(second) }));
    expect(changed.statusCode).toBe(200);
    tokens.push(client.cookies.get('sid') ?? expect.fail('no cookie'));

    const card = { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2030 };
    await keep(client.post('/sandbox/cards', { ...card, cvc: mark() }));
    tokens.push((await client.post('/sandbox/cards', { ...card, cvc: '123' })).json<{ token: string }>().token);
    const { id } = (await client.post('/tenants', {})).json<{ id: string }>();
    const save = (secrets: object, version = 0) =>
      keep(
        client.put(`/tenants/${id}/sections/application`, { ...completeApplication, ...secrets, _version: version }),
      );
    await keep(client.post(`/tenants/${id}/payment-methods`, { token: mark(), cardholder_name: 'Ana' }));
    await save({ password: mark(), password_confirmation: mark() });
    expect((await save(twice(mark()))).statusCode).toBe(200);
    answers.push(...(await fillEverySection(client, id, { secretOf: mark })));
    const provider = { kind: 'postgresql', host: '127.0.0.1', port: '5432', database: 'crm', username: 'atrium' };
    const saveProvider = (input: object, version: number) =>
      keep(client.put(`/tenants/${id}/sections/data-provider`, { ...provider, ...input, _version: version }));
    const tryProvider = (input: object) =>
      keep(client.post(`/tenants/${id}/connections/data-provider/test`, { ...provider, ...input }));
    expect((await saveProvider({ password: mark() }, 1)).statusCode).toBe(200);
    expect((await tryProvider({ password: mark() })).statusCode).toBe(200);
    expect((await tryProvider({})).statusCode).toBe(200);
    await tryProvider({ port: mark(), password: mark() });
    const tryAccount = (slug: string, body: Record<string, unknown>) =>
      keep(client.post(`/tenants/${id}/connections/${slug}/test`, body));
    const gls = { username: 'ana', client_number: '1' };
    expect((await tryAccount('gls', { gls: { ...gls, password: mark() } })).statusCode).toBe(200);
    expect((await tryAccount('gls', { gls })).statusCode).toBe(200);
    const ids = { client_id: '1', contract_id: '2', branch_id: '3', postal_id: '4' };
    await tryAccount('posta-slovenije', { posta_slovenije: { ...ids, password: mark() } });
    await tryAccount('newsletter', { newsletter: { provider: 'brevo', api_key: mark() } });
    const mailbox = { host: '127.0.0.1', port: '993', username: 'ana' };
    await tryAccount('mailbox', { mailbox: { ...mailbox, password: mark() } });
    await keep(client.put(`/tenants/${id}/sections/subscription`, { plan: 'trial', _version: 0 }));
    const wrong = new FormData();
    wrong.append('password', mark());
    wrong.append('certificate', makeFiscalFile(mark()));
    const refused = await keep(client.post(`/tenants/${id}/certificate`, undefined, { parts: wrong }));
    expect(refused.json()).toMatchObject({ errors: { password: [expect.any(String)] } });
    const draft = await dumpDatabase(service.database);
    const started = await keep(client.post(`/tenants/${id}/create`, {}));
    expect(started.statusCode).toBe(202);
    await service.dependencies.engine.run(started.json<Operation>().id);
    await keep(client.get(`/tenants/${id}`));
    const living = await dumpDatabase(service.database);
    const settings = [...living].find(([table]) => /^crm_\w+\.secrets$/.test(table))?.[1] ?? '';
    for (const place of setupSecrets)
      if (place !== 'fiscalization.certificate.password') expect(settings).toContain(place);
    const work = async (kind: 'update' | 'close') => {
      const operation = await keep(client.post(`/tenants/${id}/${kind}`, {}));
      await service.dependencies.engine.run(operation.json<Operation>().id);
      return (await keep(client.get(`/tenants/${id}`))).json<Tenant>();
    };
    expect(await work('update')).toMatchObject({ state: 'active', operation: { state: 'succeeded' } });

    const { id: userId } = (await client.get('/auth/user')).json<{ id: string }>();
    const newEmail = `nova-${email}`;
    await keep(client.post(`/auth/update/${userId}`, { email: newEmail, current_password: mark() }));
    await keep(client.post(`/auth/update/${userId}`, { email: newEmail, current_password: second }));
    tokens.push(await service.linkToken(newEmail));
    await keep(client.post('/auth/confirm-email', { token: mark() }));
    await keep(client.post('/auth/close', { current_password: mark() }));
    const guest = `gost-${email}`;
    await keep(client.post(`/tenants/${id}/invitations`, { email: guest, role: 'viewer' }));
    const invitation = await service.linkToken(guest);
    tokens.push(invitation);
    await keep(client.get(`/invitations/${mark()}`));
    await keep(client.get(`/invitations/${invitation}`));
    await keep(client.post(`/invitations/${mark()}/accept`));
    await keep(client.post(`/invitations/${invitation}/accept`));
    const { email: _, ...form } = registration;
    await keep(service.client().post(`/invitations/${mark()}/signup`, { ...form, ...twice(mark()) }));
    await keep(service.client().post(`/invitations/${invitation}/signup`, { ...form, ...twice(mark()) }));

    expect(await work('close')).toMatchObject({ state: 'closed' });

    await keep(client.post('/forgot-password/create', { email }));
    await keep(client.get(`/forgot-password/find/${mark()}`));
    const reset = await linked();
    await keep(client.get(`/forgot-password/find/${reset}`));
    await keep(client.post('/forgot-password/reset', { token: mark(), ...twice(mark()) }));
    await keep(client.post('/forgot-password/reset', { token: reset, ...twice(mark()) }));
    await keep(client.get(`/auth/${mark()}?password=${mark()}`));

    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect(answers.at(-2)?.statusCode).toBe(200);
    const bodies = answers.map(({ body }) => body).join('\n');
    const dump = await dumpDatabase(service.database);
    const tables = [dump, draft, living].flatMap((rows) => [...rows.values()]).join('\n');
    expect(dump.size).toBeGreaterThan(20);
    expect(tables).toContain('zelena-dolina');
    expect(lines.length).toBeGreaterThan(answers.length);

    const marked = 'zz-SECRET';
    for (const shape of ['utf8', 'hex', 'base64'] as const) {
      const told = [bodies, tables, lines.join('')].map((text) => text.includes(Buffer.from(marked).toString(shape)));
      expect(told, shape).toEqual([false, false, false]);
    }
    const keptRows = [...dump].filter(([table]) => table !== 'public.mail_messages').map(([, rows]) => rows);
    const stored = /"(?:password_hash|token_hash|key_hash|email_hash|envelope|wrapped_key)":"([^"]+)"/g;
    const hashes = [...tables.matchAll(stored)].map(([, hash = '']) => hash);
    expect(hashes.length).toBeGreaterThan(20);
    for (const token of tokens) expect([bodies, lines.join(''), ...keptRows].join('\n')).not.toContain(token);
    expect(bodies + tables + lines.join('')).not.toContain('PRIVATE KEY');
    for (const hash of hashes) expect(bodies + lines.join('')).not.toContain(hash);
  });
});

describe('a log line', () => {
  const hostile = 'Ana\r\n{"level":60,"msg":"forged"}\n\u001b[2K\u001b[31m\u2028\u0085\u009b31m';
  const inPath = encodeURIComponent(hostile);

  it('is one line with known fields, whatever people type into any field of any route', async () => {
    const administrator = await service.register({ email: 'log@example.com' });
    await service.makeAdministrator(administrator);
    const client = await service.logIn('log@example.com');
    lines.length = 0;
    const headers = { 'user-agent': 'Ana \u0085forged', 'x-forwarded-for': 'forged', 'accept-language': 'forged' };
    for (const { endpoint, schema } of service.app.routeTable) {
      const filled = Object.fromEntries(namesOf(schema.body).map((name) => [name, hostile]));
      const url = endpoint.path.replace(/\{\w+\}/g, inPath);
      if (endpoint.id === 'auth.logout') continue;
      await client.send(endpoint.method, `${url}?search=${inPath}&sort=${inPath}`, {
        headers,
        ...(endpoint.method === 'GET' ? {} : { json: filled }),
      });
    }
    expect(lines.length).toBeGreaterThanOrEqual(service.app.routeTable.length - 1);
    const known = /^(level|time|request_id|method|route|status|milliseconds|ip|user_id|event|kind|code|at|cause|msg)$/;
    for (const line of lines) {
      expect(line.slice(0, -1)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|forged/u);
      const fields = Object.keys(JSON.parse(line) as object);
      expect(fields.filter((field) => !known.test(field))).toEqual([]);
    }
  });
});
