import { eq } from 'drizzle-orm';
import type { Operation, Tenant } from '@atrium/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyHash } from '../../platform';
import { mailMessages, tenantSecrets } from '../../schema';
import {
  administratorPassword,
  buildTenantsApp,
  completeDraft,
  type Person,
  type TenantsApp,
} from '../../testing/tenants-app';
import { instanceTables } from '../provisioners/local/instance-tables';

let test: TenantsApp;
let ana: Person;
let id: string;

beforeAll(async () => {
  test = await buildTenantsApp();
  ana = await test.person('Ana');
});

afterAll(() => test.close());

const record = async () => (await ana.client.get(`/tenants/${id}`)).json<Tenant>();

describe('the lifecycle of a company CRM', () => {
  it('starts with an empty draft owned by its author', async () => {
    const response = await ana.client.post('/tenants', {});
    expect(response.statusCode).toBe(201);
    expect(response.json<Tenant>()).toMatchObject({
      title: '',
      state: 'draft',
      url: null,
      role: 'owner',
      author: { full_name: 'Ana' },
      allowed_actions: ['update', 'create', 'discard'],
      sections: { application: { version: 0, secrets: { password: { set: false } } } },
    });
    await ana.client.delete(`/tenants/${response.json<Tenant>().id}`);
  });

  it('prefills a draft with its author’s contact until the draft is saved', async () => {
    const { id: draft } = (await ana.client.post('/tenants', {})).json<Tenant>();
    const contact = async ({ client } = ana) =>
      (await client.get(`/tenants/${draft}`)).json<Tenant>().sections.application.data;
    expect(await contact()).toEqual({ email: 'ana@example.com', phone: '40123456', phone_country_code: 'SI' });
    const administrator = await test.person('Skrbnica', { permissions: ['view/tenants'] });
    expect(await contact(administrator)).toEqual({});
    await ana.client.put(`/tenants/${draft}/sections/application`, { email: 'info@zelena.si', phone: '', _version: 0 });
    expect(await contact()).toMatchObject({ email: 'info@zelena.si', phone: null });
    await ana.client.delete(`/tenants/${draft}`);
  });

  it('reports every missing field when an incomplete draft is created', async () => {
    const { id: empty } = (await ana.client.post('/tenants', {})).json<Tenant>();
    const response = await ana.client.post(`/tenants/${empty}/create`, {});
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json<{ errors: object }>().errors).toSorted()).toEqual([
      'application.address.city',
      'application.address.country',
      'application.address.postal_code',
      'application.address.street',
      'application.company',
      'application.email',
      'application.language',
      'application.password',
      'application.phone',
      'application.title',
      'application.url_name',
      'subscription.plan',
    ]);
    await ana.client.delete(`/tenants/${empty}`);
  });

  it('saves a complete draft and shows of the password only that it is set', async () => {
    id = await completeDraft(ana);
    const tenant = await record();
    expect(tenant).toMatchObject({ title: 'Zelena dolina', url: 'http://127.0.0.1:4000/crm/zelena-dolina/' });
    expect(tenant.sections.application.secrets.password.set).toBe(true);
    expect(JSON.stringify(tenant)).not.toContain(administratorPassword);
  });

  it('creates the company CRM in named steps', async () => {
    const response = await ana.client.post(`/tenants/${id}/create`, {});
    expect(response.statusCode).toBe(202);
    const operation = response.json<Operation>();
    expect(operation).toMatchObject({
      kind: 'create',
      state: 'queued',
      tenant_id: id,
      reference: expect.stringMatching(/^AT-\w{4}-\w{4}$/),
    });
    expect((await record()).allowed_actions).toEqual(['cancel']);
    await test.dependencies.engine.run(operation.id);
    const done = (await ana.client.get(`/operations/${operation.id}`)).json<Operation>();
    expect(done.state).toBe('succeeded');
    expect(done.steps.map(({ name, state }) => [name, state])).toEqual(
      [
        'validate',
        'reserve_url',
        'prepare_database',
        'create_administrator',
        'configure',
        'publish',
        'activate',
        'notify',
      ].map((name) => [name, 'done']),
    );
    const tenant = await record();
    expect(tenant).toMatchObject({
      state: 'active',
      active: true,
      crm_version: '1.0.0',
      subscription: { kind: 'trial', days_left: 40 },
    });
    expect(tenant.allowed_actions).toEqual(['open', 'setup', 'update_crm', 'deactivate', 'close']);
  });

  it('creates one administrator and does not store the password', async () => {
    const people = await test.database.select().from(instanceTables(id).users);
    expect(people).toMatchObject([{ email: 'ana@zelena-dolina.si', role: 'administrator', language: 'sl' }]);
    expect(await verifyHash(administratorPassword, people[0]?.passwordHash ?? '')).toBe(true);
    expect(await test.database.select().from(tenantSecrets).where(eq(tenantSecrets.tenantId, id))).toEqual([]);
    expect(await test.dependencies.provisioner.usage(id)).toEqual({ licences: 1, assets: 0 });
  });

  it('sends one e-mail with the address of the company CRM', async () => {
    const mails = await test.database.select().from(mailMessages);
    expect(mails).toMatchObject([{ to: 'ana@example.com', subject: 'Zelena dolina is ready' }]);
    expect(mails[0]?.text).toContain('http://127.0.0.1:4000/crm/zelena-dolina/');
    expect(mails[0]?.text).not.toContain(administratorPassword);
  });

  it('returns the same operation when creation is started twice', async () => {
    const first = (await record()).operation;
    expect((await ana.client.post(`/tenants/${id}/create`, {})).json<Operation>().id).toBe(first?.id);
  });

  it('rejects a second trial for the same company', async () => {
    const second = await completeDraft(ana, { url_name: 'zelena-dolina-2' });
    const response = await ana.client.post(`/tenants/${second}/create`, {});
    expect(response.statusCode).toBe(422);
    expect(response.json<{ errors: object }>().errors).toEqual({
      'subscription.plan': ['This company has already used its free trial.'],
    });
    await ana.client.delete(`/tenants/${second}`);
  });

  it('closes permanently and frees the URL name', async () => {
    const operation = (await ana.client.post(`/tenants/${id}/close`, {})).json<Operation>();
    expect((await ana.client.post(`/tenants/${id}/close`, {})).json<Operation>().id).toBe(operation.id);
    expect((await ana.client.post(`/operations/${operation.id}/cancel`, {})).statusCode).toBe(409);
    await test.dependencies.engine.run(operation.id);
    expect(await record()).toMatchObject({ state: 'closed', allowed_actions: [] });
    await expect(test.database.select().from(instanceTables(id).users)).rejects.toThrow();
    const free = await ana.client.get('/tenants/url-name?name=zelena-dolina');
    expect(free.json()).toMatchObject({ available: true, reason: null });
  });
});
