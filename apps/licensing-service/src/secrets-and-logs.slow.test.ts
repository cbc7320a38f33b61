import type { Operation, Tenant } from '@atrium/api-client/contract';
import {
  courierFieldNames,
  courierSecrets,
  courierTestEndpoints,
  testedCouriers,
} from '@atrium/api-client/contract/couriers';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstAdministratorLink } from './identity';
import type { RegisteredRoute } from './platform';
import { type AccountsApp, buildAccountsApp, registration } from './testing/accounts-app';
import { dumpDatabase } from './testing/dump-database';
import { makeFiscalFile } from './testing/fiscal-file';
import { fillEverySection, setupSecrets } from './testing/full-setup';
import { localAuthority } from './testing/local-authority';
import { captureLog } from './testing/capture-log';
import { sampleCourier } from './testing/sample-courier';
import { completeApplication } from './testing/tenants-app';

const isSecret = (name: string) => /password|token|secret|api_key|^cvc$/.test(name) && !name.endsWith('_remove');

const fieldsOf = (schema: unknown) =>
  Object.entries((schema as { properties?: Record<string, unknown> } | undefined)?.properties ?? {});

const namesOf = (schema: unknown) => fieldsOf(schema).map(([name]) => name);

/** Field paths at any depth, such as `gls.password`. */
const pathsOf = (schema: unknown): string[] =>
  fieldsOf(schema).flatMap(([name, inside]) => {
    const deeper = pathsOf(inside).map((path) => `${name}.${path}`);
    return deeper.length === 0 ? [name] : deeper;
  });

const secretsOf = ({ endpoint, schema }: RegisteredRoute) =>
  [...pathsOf(schema.params), ...pathsOf(schema.query), ...pathsOf(schema.body)]
    .filter(isSecret)
    .map((name) => `${endpoint.id} ${name}`);

/** Secret fields that the first test fills. The test fails if a route gets a new one. */
const filledSecrets = [
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
  'connections.test-mailbox mailbox.password',
  'connections.test-newsletter newsletter.api_key',
  'documents.check-certificate password',
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
  'tenants.save-data-provider password',
  'tenants.save-plugins business_data.password',
  'tenants.save-plugins mailbox.password',
  'tenants.save-plugins newsletter.api_key',
  'tenants.upload-certificate password',
  ...courierSecrets.map((path) => `tenants.save-couriers ${path}`),
  ...testedCouriers.flatMap((name) =>
    courierFieldNames(name, 'secret').map((field) => `${courierTestEndpoints[name].id} ${name}.${field}`),
  ),
].toSorted();

let service: AccountsApp;
const { log, lines } = captureLog();
beforeAll(async () => {
  service = await buildAccountsApp({ dependencies: { log, fiscalAuthority: localAuthority() } });
});
afterAll(() => service.close());

describe('secrets', () => {
  const email = 'skrivnost@example.com';
  let secretCount = 0;
  const newSecret = () => `zz-SECRET-${(secretCount += 1)}`;
  const twice = (password: string) => ({ password, password_confirmation: password });
  const answers: LightMyRequestResponse[] = [];
  const record = async (answering: Promise<LightMyRequestResponse>) => {
    const answer = await answering;
    answers.push(answer);
    return answer;
  };

  it('appear in no response, log line or table after use on any route', async () => {
    expect(service.app.routeTable.flatMap(secretsOf).toSorted()).toEqual(filledSecrets);
    const idempotentRoutes = service.app.routeTable.filter(({ endpoint }) => endpoint.idempotency !== undefined);
    expect([idempotentRoutes.length > 0, idempotentRoutes.flatMap(secretsOf)]).toEqual([true, []]);
    const client = service.client();
    const first = newSecret();
    const tokens: string[] = [];
    const newLinkToken = async () => {
      const token = await service.linkToken(email);
      tokens.push(token);
      return token;
    };

    const link = new URL((await firstAdministratorLink(service.dependencies)) ?? expect.fail('no link'));
    tokens.push(link.searchParams.get('administrator') ?? expect.fail('no token'));
    await record(
      client.post('/auth/signup', { ...registration, email, ...twice(newSecret()), administrator_token: newSecret() }),
    );
    await record(
      client.post('/auth/signup', {
        ...registration,
        email,
        password: newSecret(),
        password_confirmation: newSecret(),
      }),
    );
    await record(client.post('/auth/signup', { ...registration, email, ...twice(first) }));
    await record(client.get(`/auth/signup/activate/${newSecret()}`));
    await record(client.post('/auth/signup/resend', { token: newSecret() }));
    await record(client.post('/auth/signup/resend', { token: await newLinkToken() }));
    await record(client.get(`/auth/signup/activate/${await newLinkToken()}?token=${newSecret()}`));
    await record(client.post('/auth/login', { email, password: newSecret() }));
    await record(
      client.send('POST', '/auth/login', { json: JSON.parse(`{"email":"${email}","password":["${newSecret()}"]}`) }),
    );
    await record(client.post('/auth/login', { email, password: first }));
    tokens.push(client.cookies.get('sid') ?? expect.fail('no cookie'));
    await record(client.post('/auth/change-password', { current_password: newSecret(), ...twice(newSecret()) }));
    const second = newSecret();
    const changed = await record(client.post('/auth/change-password', { current_password: first, ...twice(second) }));
    expect(changed.statusCode).toBe(200);
    tokens.push(client.cookies.get('sid') ?? expect.fail('no cookie'));

    const card = { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2030 };
    await record(client.post('/sandbox/cards', { ...card, cvc: newSecret() }));
    tokens.push((await client.post('/sandbox/cards', { ...card, cvc: '123' })).json<{ token: string }>().token);
    const { id } = (await client.post('/tenants', {})).json<{ id: string }>();
    const save = (secrets: object, version = 0) =>
      record(
        client.put(`/tenants/${id}/sections/application`, { ...completeApplication, ...secrets, _version: version }),
      );
    await record(client.post(`/tenants/${id}/payment-methods`, { token: newSecret(), cardholder_name: 'Ana' }));
    await save({ password: newSecret(), password_confirmation: newSecret() });
    expect((await save(twice(newSecret()))).statusCode).toBe(200);
    answers.push(...(await fillEverySection(client, id, { secretOf: newSecret })));
    const provider = { kind: 'postgresql', host: '127.0.0.1', port: '5432', database: 'crm', username: 'atrium' };
    const saveProvider = (input: object, version: number) =>
      record(client.put(`/tenants/${id}/sections/data-provider`, { ...provider, ...input, _version: version }));
    const tryProvider = (input: object) =>
      record(client.post(`/tenants/${id}/connections/data-provider/test`, { ...provider, ...input }));
    expect((await saveProvider({ password: newSecret() }, 1)).statusCode).toBe(200);
    expect((await tryProvider({ password: newSecret() })).statusCode).toBe(200);
    expect((await tryProvider({})).statusCode).toBe(200);
    await tryProvider({ port: newSecret(), password: newSecret() });
    const tryAccount = (slug: string, body: Record<string, unknown>) =>
      record(client.post(`/tenants/${id}/connections/${slug}/test`, body));
    for (const name of testedCouriers) {
      const slug = name.replaceAll('_', '-');
      const secrets = courierFieldNames(name, 'secret');
      const account = Object.entries(sampleCourier(name, newSecret));
      const withoutSecrets = account.filter(([field]) => !secrets.includes(field));
      for (const form of [account, withoutSecrets]) {
        expect((await tryAccount(slug, { [name]: Object.fromEntries(form) })).statusCode).toBe(200);
      }
    }
    await tryAccount('newsletter', { newsletter: { provider: 'brevo', api_key: newSecret() } });
    const mailbox = { host: '127.0.0.1', port: '993', username: 'ana' };
    await tryAccount('mailbox', { mailbox: { ...mailbox, password: newSecret() } });
    await record(client.put(`/tenants/${id}/sections/subscription`, { plan: 'trial', _version: 0 }));
    const certificateForm = new FormData();
    certificateForm.append('password', newSecret());
    certificateForm.append('certificate', makeFiscalFile(newSecret()));
    const rejected = await record(client.post(`/tenants/${id}/certificate`, undefined, { parts: certificateForm }));
    expect(rejected.json()).toMatchObject({ errors: { password: [expect.any(String)] } });
    await service.makeAdministrator(await service.register({ email: 'podpisnik@example.com' }));
    const signer = await service.logIn('podpisnik@example.com');
    const pkcs12 = async () => Buffer.from(await makeFiscalFile('geslo').arrayBuffer()).toString('base64');
    const check = { file: await pkcs12(), password: newSecret() };
    const unsigned = await record(signer.send('POST', '/documents/check-certificate', { json: check }));
    expect(unsigned.json()).toMatchObject({ errors: { password: [expect.any(String)] } });
    const draft = await dumpDatabase(service.database);
    const started = await record(client.post(`/tenants/${id}/create`, {}));
    expect(started.statusCode).toBe(202);
    await service.dependencies.engine.run(started.json<Operation>().id);
    await record(client.get(`/tenants/${id}`));
    const activeDump = await dumpDatabase(service.database);
    const settings = [...activeDump].find(([table]) => /^crm_\w+\.secrets$/.test(table))?.[1] ?? '';
    for (const path of setupSecrets)
      if (path !== 'fiscalization.certificate.password') expect(settings).toContain(path);
    const work = async (kind: 'update' | 'close') => {
      const operation = await record(client.post(`/tenants/${id}/${kind}`, {}));
      await service.dependencies.engine.run(operation.json<Operation>().id);
      return (await record(client.get(`/tenants/${id}`))).json<Tenant>();
    };
    expect(await work('update')).toMatchObject({ state: 'active', operation: { state: 'succeeded' } });

    const { id: userId } = (await client.get('/auth/user')).json<{ id: string }>();
    const newEmail = `nova-${email}`;
    await record(client.post(`/auth/update/${userId}`, { email: newEmail, current_password: newSecret() }));
    await record(client.post(`/auth/update/${userId}`, { email: newEmail, current_password: second }));
    tokens.push(await service.linkToken(newEmail));
    await record(client.post('/auth/confirm-email', { token: newSecret() }));
    await record(client.post('/auth/close', { current_password: newSecret() }));
    const guest = `gost-${email}`;
    await record(client.post(`/tenants/${id}/invitations`, { email: guest, role: 'viewer' }));
    const invitation = await service.linkToken(guest);
    tokens.push(invitation);
    await record(client.get(`/invitations/${newSecret()}`));
    await record(client.get(`/invitations/${invitation}`));
    await record(client.post(`/invitations/${newSecret()}/accept`));
    await record(client.post(`/invitations/${invitation}/accept`));
    const { email: _, ...form } = registration;
    await record(service.client().post(`/invitations/${newSecret()}/signup`, { ...form, ...twice(newSecret()) }));
    await record(service.client().post(`/invitations/${invitation}/signup`, { ...form, ...twice(newSecret()) }));

    expect(await work('close')).toMatchObject({ state: 'closed' });

    await record(client.post('/forgot-password/create', { email }));
    await record(client.get(`/forgot-password/find/${newSecret()}`));
    const reset = await newLinkToken();
    await record(client.get(`/forgot-password/find/${reset}`));
    await record(client.post('/forgot-password/reset', { token: newSecret(), ...twice(newSecret()) }));
    await record(client.post('/forgot-password/reset', { token: reset, ...twice(newSecret()) }));
    await record(client.get(`/auth/${newSecret()}?password=${newSecret()}`));

    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect(answers.at(-2)?.statusCode).toBe(200);
    const bodies = answers.map(({ body }) => body).join('\n');
    const dump = await dumpDatabase(service.database);
    const tables = [dump, draft, activeDump].flatMap((rows) => [...rows.values()]).join('\n');
    expect(dump.size).toBeGreaterThan(20);
    expect(tables).toContain('zelena-dolina');
    expect(lines.length).toBeGreaterThan(answers.length);

    const marker = 'zz-SECRET';
    for (const encoding of ['utf8', 'hex', 'base64'] as const) {
      const leaks = [bodies, tables, lines.join('')].map((text) =>
        text.includes(Buffer.from(marker).toString(encoding)),
      );
      expect(leaks, encoding).toEqual([false, false, false]);
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

describe('log lines', () => {
  const hostile = 'Ana\r\n{"level":60,"msg":"forged"}\n\u001b[2K\u001b[31m\u2028\u0085\u009b31m';
  const inPath = encodeURIComponent(hostile);

  it('stay on one line with known fields for any user input', async () => {
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
