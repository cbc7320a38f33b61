import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Customer, CustomerSummary, FoundCompany, SelectOption } from '@atrium/api-client/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, customers } from '../../schema';
import { checkVatNumberJob } from './check-vat-number.job';
import { dumpDatabase } from '../../testing/dump-database';
import { buildTenantsApp, type Person, type TenantsApp } from '../../testing/tenants-app';
import { testSettings } from '../../testing/test-settings';
import { readBody } from '../../testing/vendors/read-body';
import { openHttpServer, type VendorServer } from '../../testing/vendors/vendor-server';

let test: TenantsApp;
let vies: VendorServer;
let viesAnswer: object;
let editor: Person;
let reader: Person;

async function answerAsVies(request: IncomingMessage, response: ServerResponse) {
  const question = JSON.parse(await readBody(request)) as object;
  const body = { ...question, requestDate: '2026-11-21T08:00:00.000Z', ...viesAnswer };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

beforeAll(async () => {
  vies = await openHttpServer((request, response) => void answerAsVies(request, response));
  test = await buildTenantsApp({ settings: { vendors: { ...testSettings().vendors, vies: vies.url } } });
  const permissions = ['view', 'create', 'update', 'delete'].map((action) => `${action}/customers`);
  editor = await test.person('Editor', { permissions });
  reader = await test.person('Reader', { permissions: ['view/customers'] });
});
afterAll(async () => {
  await test.close();
  await vies.close();
});

const entriesOf = (id: string) =>
  test.database.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(desc(auditEntries.id));

async function create(fields: Readonly<Record<string, unknown>>): Promise<Customer> {
  const answer = await editor.client.post('/customers', fields);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Customer>();
}

const zabar = {
  title: 'Gostilna Pri Žabarju',
  vat_number: '50223054',
  street: 'Cankarjeva ulica 8',
  postal_code: '4240',
  post: 'Radovljica',
  country: 'SI',
  language: 'sl',
  note: 'Plačuje redno',
  contacts: [
    { type: 'phone', value: '040 512 883' },
    { type: 'email', value: 'Alja@Zabar.example' },
  ],
};

describe('a customer', () => {
  it('needs only a title', async () => {
    const made = await create({ title: '  Planinski dom Šmohor ' });
    expect(made).toMatchObject({
      title: 'Planinski dom Šmohor',
      active: true,
      vat_number: null,
      contacts: [],
      version: 1,
    });
    expect(made.allowed_actions).toEqual(['update', 'delete', 'duplicate', 'erase']);
    const rejected = await editor.client.post('/customers', { title: ' ' });
    expect([rejected.statusCode, Object.keys(rejected.json<{ errors: object }>().errors)]).toEqual([422, ['title']]);
  });

  it('is stored with its VAT number prefixed, its phones in E.164 and its e-mails in lower case', async () => {
    const made = await create(zabar);
    expect(made).toMatchObject({
      ...zabar,
      vat_number: 'SI50223054',
      contacts: [
        { type: 'phone', value: '+38640512883' },
        { type: 'email', value: 'alja@zabar.example' },
      ],
      author: { id: editor.user.id, full_name: 'Editor' },
    });
    expect((await reader.client.get(`/customers/${made.id}`)).json<Customer>().allowed_actions).toEqual([]);
  });

  it.each([
    ['vat_number', { vat_number: 'SI123', country: 'SI' }],
    ['contacts.0.value', { contacts: [{ type: 'email', value: 'alja@zabar' }] }],
    ['contacts.1.value', { contacts: [zabar.contacts[1], { type: 'phone', value: '12' }] }],
    ['country', { country: 'Slovenia' }],
    ['language', { language: 'de' }],
    ['note', { note: 'a'.repeat(2001) }],
  ])('is refused with an invalid %s', async (field, changed) => {
    const answer = await editor.client.post('/customers', { title: 'Zadruga', ...changed });
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [field]]);
  });

  it('is changed field by field; the entry holds only what changed', async () => {
    const made = await create(zabar);
    const change = (fields: object, version: number) =>
      editor.client.put(`/customers/${made.id}`, { ...fields, _version: version });
    const [phone, email] = made.contacts;
    const foreign = { type: 'phone', value: '+385 91 234 5678' };
    const changed = await change({ contacts: [email, phone, foreign], street: 'Cankarjeva ulica 8' }, 1);
    expect(changed.json<Customer>()).toMatchObject({
      version: 2,
      vat_number: 'SI50223054',
      contacts: [email, phone, { type: 'phone', value: '+385912345678' }],
    });
    const [entry] = await entriesOf(made.id);
    expect(entry).toMatchObject({ action: 'customer.update', actorId: editor.user.id });
    expect(Object.keys(entry?.after ?? {})).toEqual(['contacts']);
    expect(entry?.before?.['contacts']).toEqual([phone, email].map((one) => one?.value));

    const stale = await change({ title: 'Other' }, 1);
    expect([stale.statusCode, stale.json<{ current: Customer }>().current.version]).toEqual([412, 2]);
    expect((await change({ street: 'Cankarjeva ulica 8' }, 2)).json<Customer>().version).toBe(2);
    expect((await change({ active: false }, 2)).json<Customer>()).toMatchObject({ active: false, version: 3 });
    expect((await change({ active: true }, 3)).json<Customer>().active).toBe(true);
    expect((await entriesOf(made.id)).map(({ action }) => action)).toEqual([
      'customer.activate',
      'customer.deactivate',
      'customer.update',
      'customer.create',
    ]);
  });

  it('is copied with its contacts, and deleted', async () => {
    const made = await create(zabar);
    const copy = (await editor.client.post(`/customers/duplicate/${made.id}`, {})).json<Customer>();
    expect(copy).toMatchObject({ title: zabar.title, vat_number: 'SI50223054', version: 1 });
    expect(copy.contacts.map(({ value }) => value)).toEqual(made.contacts.map(({ value }) => value));
    expect(copy.contacts[0]?.id).not.toBe(made.contacts[0]?.id);
    expect((await editor.client.delete(`/customers/${made.id}`)).statusCode).toBe(204);
    expect((await editor.client.get(`/customers/${made.id}`)).statusCode).toBe(404);
    expect((await entriesOf(made.id))[0]).toMatchObject({ action: 'customer.delete', before: { title: zabar.title } });
  });
});

describe('the list of customers', () => {
  const list = async (query: string) => {
    const answer = await reader.client.get(`/customers?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: CustomerSummary[]; total: number }>();
  };
  const titles = async (query: string) => (await list(query)).data.map(({ title }) => title);

  it('shows the first e-mail, else the first phone, and finds by name, contact and VAT number', async () => {
    await create({ title: 'Slaščičarna Šmarnica', vat_number: 'SI59082437', contacts: zabar.contacts });
    await create({ title: 'Pekarna Črešnjevec', country: 'HR', contacts: [{ type: 'phone', value: '+38641208774' }] });
    const { data } = await list('search=smarnica');
    expect(data).toMatchObject([{ contact: { type: 'email', value: 'alja@zabar.example' }, contacts: 2 }]);
    expect(await titles('search=59082437')).toEqual(['Slaščičarna Šmarnica']);
    expect(await titles('search=041 208')).toEqual(['Pekarna Črešnjevec']);
    expect(await titles('search=%2B386 41 208 774')).toEqual(['Pekarna Črešnjevec']);
    expect(await titles('search=email')).toEqual([]);
    expect(await titles('filter[country]=HR')).toEqual(['Pekarna Črešnjevec']);
    expect((await list(`filter[author]=${editor.user.id}&per_page=1`)).total).toBeGreaterThan(2);
    expect(await titles(`filter[author]=${reader.user.id}`)).toEqual([]);
    expect((await reader.client.get('/customers?filter[author]=Editor')).statusCode).toBe(422);
    const options = await reader.client.post('/options', { namespace: 'customers', search: 'šmarnica' });
    expect(options.json<{ data: SelectOption[] }>().data).toMatchObject([
      { title: 'Slaščičarna Šmarnica', subtitle: 'alja@zabar.example' },
    ]);
  });

  it('counts its rows without reading them', async () => {
    const counted = async (where: ReturnType<typeof sql>) =>
      (await test.database.select({ id: customers.id }).from(customers).where(where)).length;
    const { total } = await list('per_page=1');
    expect(total).toBe(await counted(sql`true`));
    const inCroatia = await list('filter[country]=HR&filter[active]=true');
    expect(inCroatia.total).toBe(await counted(sql`country = 'HR' and active`));
  });

  it('is exported with the shown contact', async () => {
    const file = await reader.client.send('POST', '/export/customers', { json: { search: 'Šmarnica' } });
    const [sheet] = (await readXlsx(file.rawPayload)).sheets;
    expect(sheet?.rows.map((row) => row.slice(0, 3))).toEqual([
      ['Name', 'Shown contact', 'VAT number'],
      ['Slaščičarna Šmarnica', 'alja@zabar.example', 'SI59082437'],
    ]);
  });
});

describe('a company found by its VAT number', () => {
  const find = (number: string, person = editor) =>
    person.client.post('/customers/find-company', { vat_number: number, country: 'SI' });

  it('comes from VIES, without storing anything', async () => {
    viesAnswer = { valid: true, name: 'NIKA ČRV S.P.', address: 'GLAVNI TRG 14\n8290 SEVNICA' };
    expect((await find('47360518')).json<FoundCompany>()).toEqual({
      status: 'confirmed',
      reason: null,
      vat_number: 'SI47360518',
      name: 'NIKA ČRV S.P.',
      address: { street: 'GLAVNI TRG 14', postal_code: '8290', city: 'SEVNICA', country: 'SI' },
      checked_at: test.dependencies.clock().toISOString(),
      customer: null,
    });
  });

  it('may be unknown to VIES, or VIES may not answer', async () => {
    viesAnswer = { valid: false, name: '---', address: '---' };
    expect((await find('47360519')).json()).toMatchObject({ status: 'refused', name: null });
    viesAnswer = { actionSucceed: false, errorWrappers: [{ error: 'SERVICE_UNAVAILABLE' }] };
    expect((await find('47360518')).json()).toMatchObject({ status: 'not_checked', reason: 'unavailable' });
    expect((await find('12')).statusCode).toBe(422);
    expect((await find('')).statusCode).toBe(422);
  });

  it('is checked with VIES again after it is saved, and the answer belongs to that number', async () => {
    const made = await create({ title: 'Slaščičarna', vat_number: 'SI47360518' });
    const view = async () => (await reader.client.get(`/customers/${made.id}`)).json<Customer>().vat_check;
    const run = () =>
      checkVatNumberJob.run({ dependencies: test.dependencies, signal: AbortSignal.abort() }, { id: made.id });
    expect(await view()).toBeNull();
    viesAnswer = { valid: true, name: 'NIKA ČRV S.P.', address: '---' };
    await run();
    const at = test.dependencies.clock().toISOString();
    expect(await view()).toEqual({ status: 'confirmed', name: 'NIKA ČRV S.P.', checked_at: at });
    await editor.client.put(`/customers/${made.id}`, { title: 'Slaščičarna Nika', _version: 1 });
    expect(await view()).not.toBeNull();
    await editor.client.put(`/customers/${made.id}`, { vat_number: null, _version: 2 });
    await run();
    expect(await view()).toBeNull();
    expect((await entriesOf(made.id)).map(({ action }) => action)).toContain('customer.check_vat_number');
  });

  it('is a customer already, for those who may view customers', async () => {
    const made = await create({ title: 'Avtohiša Ivančič', vat_number: 'SI10693297' });
    const known = { id: made.id, title: 'Avtohiša Ivančič', created_at: made.created_at };
    expect((await find('10693297')).json<FoundCompany>().customer).toEqual(known);
    const creator = await test.person('Creator', { permissions: ['create/customers'] });
    viesAnswer = { valid: true };
    expect((await find('10693297', creator)).json<FoundCompany>().customer).toBeNull();
  });
});

describe('personal data of a customer', () => {
  it('is exported as JSON with its history', async () => {
    const made = await create(zabar);
    const file = await reader.client.send('POST', `/export/customers/${made.id}`, { json: {} });
    expect(file.headers['content-disposition']).toBe('attachment; filename="customer.json"');
    expect(file.json()).toMatchObject({
      customer: { title: zabar.title, contacts: [{ value: '+38640512883' }, { value: 'alja@zabar.example' }] },
      activity: [{ action: 'customer.create', after: { street: zabar.street } }],
    });
    expect((await entriesOf(made.id))[0]).toMatchObject({ action: 'customer.export', actorId: reader.user.id });
  });

  it('is erased from the record, the audit log and stored responses; record and entries stay', async () => {
    const contacts = [{ type: 'email' as const, value: 'erika@pozabljena.example' }];
    const made = await create({ ...zabar, contacts, title: 'Pozabljena Erika s.p.' });
    await editor.client.put(`/customers/${made.id}`, { street: 'Nova ulica 1', _version: 1 });
    const erase = (person: Person, version: number) =>
      person.client.post(`/customers/${made.id}/erase`, { _version: version });
    expect((await erase(reader, 2)).statusCode).toBe(403);
    expect((await erase(editor, 1)).statusCode).toBe(412);
    const erased = (await erase(editor, 2)).json<Customer>();
    expect(erased).toMatchObject({
      title: 'Erased customer',
      vat_number: null,
      street: null,
      postal_code: null,
      post: null,
      note: null,
      contacts: [],
      country: 'SI',
      language: 'sl',
      active: false,
      allowed_actions: ['delete'],
    });
    const entries = await entriesOf(made.id);
    expect(entries.map(({ action }) => action)).toEqual(['customer.erase', 'customer.update', 'customer.create']);
    expect(entries[1]).toMatchObject({ before: { street: '[erased]' }, after: { street: '[erased]' } });
    expect(entries[2]?.after).toMatchObject({ title: '[erased]', contacts: '[erased]', country: 'SI' });
    const dump = await dumpDatabase(test.database);
    expect([...dump].filter(([, rows]) => /pozabljena|Nova ulica/i.test(rows)).map(([table]) => table)).toEqual([]);
    expect((await erase(editor, 9)).statusCode).toBe(200);
    expect((await editor.client.put(`/customers/${made.id}`, { title: 'X', _version: 3 })).statusCode).toBe(409);
    expect((await editor.client.post(`/customers/duplicate/${made.id}`, {})).statusCode).toBe(409);
  });

  it('is erased only by the role of the eraser', async () => {
    const change = test.database.update(auditEntries).set({ after: {} });
    await expect(change).rejects.toThrow();
  });
});
