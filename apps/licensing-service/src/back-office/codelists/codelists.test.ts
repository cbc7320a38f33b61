import type { Codelist, CodelistOption, CodelistsBySlug } from '@atrium/api-client/contract';
import { desc } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../schema';
import { buildTenantsApp, type Person, type TenantsApp } from '../../testing/tenants-app';
import { seedCodelists } from './seed-codelists';

let test: TenantsApp;
let editor: Person;
let reader: Person;

beforeAll(async () => {
  test = await buildTenantsApp();
  const permissions = ['view', 'create', 'update', 'delete'].map((action) => `${action}/codelists`);
  editor = await test.person('Editor', { permissions });
  reader = await test.person('Reader');
});
afterAll(() => test.close());

const read = async (slugs: string, person = reader, language = 'en') => {
  const response = await person.client.get(`/codelists/get/${slugs}`, { headers: { 'accept-language': language } });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<CodelistsBySlug>();
};

const lastAudit = async () => {
  const [entry] = await test.database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry;
};

const fieldsOf = (response: { statusCode: number; json(): { errors: object } }) => [
  response.statusCode,
  Object.keys(response.json().errors ?? {}),
];

const categories =
  'statuses,vat_rates,units,project_statuses,classif,items_set,document-template-views,document-template-categories,probabilities,weight-unit,dimension-unit,claim-status,currencies';

describe('built-in codelists', () => {
  it('include the thirteen of the specification, with unique option keys and titles in both languages', async () => {
    const [english, slovenian] = [await read(categories), await read(categories, reader, 'sl')];
    expect(Object.keys(english).toSorted()).toEqual(categories.split(',').toSorted());
    for (const [slug, { id, data }] of Object.entries(english)) {
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect(data.length, slug).toBeGreaterThan(2);
      expect(new Set(data.map(({ key }) => key)).size).toBe(data.length);
      expect(slovenian[slug]?.data.map(({ title }) => title)).toEqual(data.map(({ title_sl: title }) => title));
      expect(data.map(({ title }) => title)).toEqual(data.map(({ title_en: title }) => title));
    }
    expect(english['vat_rates']?.data.map(({ key, value }) => [key, value])).toEqual([
      ['standard', 2200],
      ['reduced', 950],
      ['special', 500],
      ['zero', 0],
    ]);
  });

  it('keep their changes when the service restarts', async () => {
    const before = await read('claim-status');
    const [first] = before['claim-status']?.data ?? [];
    await editor.client.post('/codelists/removeData', { schema_slug: 'claim-status', data_id: first?.id });
    await seedCodelists(test.database, test.dependencies.clock());
    expect((await read('claim-status'))['claim-status']?.data.map(({ key }) => key)).not.toContain(first?.key);
  });

  it('answer 404 if any requested slug does not exist', async () => {
    for (const slugs of ['gone', 'statuses,gone', ',', 'statuses,'])
      expect((await reader.client.get(`/codelists/get/${slugs}`)).statusCode).toBe(404);
  });

  it('are exported with their values, for those who may view codelists', async () => {
    const { id } = (await read('vat_rates'))['vat_rates'] ?? { id: '' };
    const answer = await editor.client.send('POST', `/export/codelists/${id}`, {
      json: {},
      headers: { 'accept-language': 'sl' },
    });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="vat_rates.xlsx"');
    const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload));
    expect(sheets[0]?.rows.slice(0, 2)).toMatchObject([
      ['Ključ', 'Angleško', 'Slovensko', 'Vrednost', 'Skrita', 'V rabi'],
      ['standard', 'Standard rate, 22 %', 'Splošna stopnja, 22 %', 22, 'Ne', 0],
    ]);
    expect(await lastAudit()).toMatchObject({ action: 'codelist.export', subjectId: id });
    expect((await reader.client.send('POST', `/export/codelists/${id}`, { json: {} })).statusCode).toBe(403);
  });

  it('can be neither renamed nor deleted', async () => {
    const path = `/codelists/${(await read('statuses')).statuses?.id}`;
    const body = { title_en: 'States', title_sl: 'Stanja', _version: 1 };
    for (const response of [await editor.client.delete(path), await editor.client.put(path, body)])
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([409, 'codelist_built_in']);
  });
});

describe('custom codelists', () => {
  const form = { slug: 'colours', title_en: 'Colours', title_sl: 'Barve' };

  it('can be created, renamed, duplicated with their options and deleted, with an audit entry each', async () => {
    const created = (await editor.client.post('/codelists', form)).json<Codelist>();
    expect(created).toMatchObject({
      slug: 'colours',
      title: 'Colours',
      built_in: false,
      data: [],
      version: 1,
      author: { id: editor.user.id, full_name: 'Editor' },
      allowed_actions: ['update', 'rename', 'delete', 'duplicate'],
    });
    expect(await lastAudit()).toMatchObject({
      action: 'codelist.create',
      subjectId: created.id,
      actorId: editor.user.id,
    });

    const params = { key: 'red', title_en: 'Red', title_sl: 'Rdeča' };
    await editor.client.post('/codelists/storeData', { schema_slug: 'colours', params });
    const renamed = await editor.client.put(`/codelists/${created.id}`, {
      title_en: 'Paints',
      title_sl: 'Barvila',
      _version: 1,
    });
    expect(renamed.json<Codelist>()).toMatchObject({ title: 'Paints', version: 2 });
    expect(await lastAudit()).toMatchObject({ action: 'codelist.update', before: { titleEn: 'Colours' } });

    const stale = await editor.client.put(`/codelists/${created.id}`, { ...form, _version: 1 });
    expect([stale.statusCode, stale.json<{ current: Codelist }>().current.title_en]).toEqual([412, 'Paints']);

    const copy = await editor.client.post(`/codelists/duplicate/${created.id}`, { slug: 'shades', title_en: 'Shades' });
    expect([copy.statusCode, copy.json<Codelist>()]).toMatchObject([
      201,
      { slug: 'shades', title_en: 'Shades', title_sl: 'Barvila', data: [{ key: 'red', title_sl: 'Rdeča' }] },
    ]);
    expect(await lastAudit()).toMatchObject({ action: 'codelist.duplicate', before: { source: created.id } });

    expect((await editor.client.delete(`/codelists/${created.id}`)).statusCode).toBe(204);
    expect(await lastAudit()).toMatchObject({ action: 'codelist.delete', before: { options: ['red'] } });
    expect((await editor.client.get(`/codelists/${created.id}`)).statusCode).toBe(404);
    expect((await read('shades')).shades?.data).toHaveLength(1);
  });

  it.each([
    ['slug', { slug: 'vat_rates' }],
    ['slug', { slug: 'VAT rates' }],
    ['slug', { slug: '-x' }],
    ['slug', { slug: 'a'.repeat(65) }],
    ['title_en', { title_en: ' ' }],
    ['title_sl', { title_sl: 'a'.repeat(161) }],
  ])('reject an invalid %s', async (field, changed) => {
    expect(fieldsOf(await editor.client.post('/codelists', { ...form, slug: 'other', ...changed }))).toEqual([
      422,
      [field],
    ]);
  });
});

describe('codelist options', () => {
  const params = { key: 'fragile', title_en: 'Fragile', title_sl: 'Lomljivo', value: 3 };
  const store = (changed: Record<string, unknown> = {}, slug = 'units') =>
    editor.client.post('/codelists/storeData', { schema_slug: slug, params: { ...params, ...changed } });

  it('can be appended, partially updated and removed, with an audit entry each', async () => {
    const before = (await read('units'))['units']?.data ?? [];
    const stored = await store();
    expect(stored.statusCode).toBe(201);
    const option = stored.json<CodelistOption>();
    expect(option).toMatchObject({ ...params, position: before.length, version: 1 });
    expect(await lastAudit()).toMatchObject({ action: 'codelist.store-option', after: { key: 'fragile' } });

    const change = (values: Record<string, unknown>, version?: number) =>
      editor.client.put('/codelists/updateData', {
        schema_slug: 'units',
        data_id: option.id,
        params: values,
        ...(version === undefined ? {} : { _version: version }),
      });
    expect((await change({ title_en: 'Breakable', value: null })).json()).toMatchObject({
      key: 'fragile',
      title_en: 'Breakable',
      title_sl: 'Lomljivo',
      value: null,
      version: 2,
    });
    expect(await lastAudit()).toMatchObject({
      action: 'codelist.update-option',
      before: { titleEn: 'Fragile' },
      after: { titleEn: 'Breakable' },
    });
    const stale = await change({ key: 'x' }, 1);
    expect([stale.statusCode, stale.json<{ current: CodelistOption }>().current.version]).toEqual([412, 2]);
    expect(fieldsOf(await change({ key: 'HOUR' }))).toEqual([422, ['params.key']]);

    const removal = { schema_slug: 'units', data_id: option.id };
    expect((await editor.client.post('/codelists/removeData', removal)).statusCode).toBe(204);
    expect(await lastAudit()).toMatchObject({ action: 'codelist.remove-option', before: { key: 'fragile' } });
    expect(fieldsOf(await editor.client.post('/codelists/removeData', removal))).toEqual([422, ['data_id']]);
    expect((await read('units'))['units']?.data).toEqual(before);
  });

  it.each([
    ['params.key', { key: 'Piece' }],
    ['params.key', { key: 'a b' }],
    ['params.key', { key: '' }],
    ['params.key', { key: '.a' }],
    ['params.title_en', { title_en: '' }],
    ['params.value', { value: '1.0' }],
    ['params.value', { value: '1e309' }],
    ['params.value', { value: '-0' }],
    ['params.value', { value: '１２' }],
    ['params.value', { value: 'NaN' }],
    ['params.value', { value: 1_000_000_000_001 }],
    ['params.position', { position: -1 }],
  ])('reject an invalid %s', async (field, changed) => {
    expect(fieldsOf(await store(changed))).toEqual([422, [field]]);
  });

  it.each([
    ['vat_rates', null, 'Fill in this field.'],
    ['vat_rates', 10_001, 'Enter 100 or less.'],
    ['probabilities', -1, 'Enter 0 or more.'],
    ['probabilities', 101, 'Enter 100 or less.'],
    ['weight-unit', 0, 'Enter 1 or more.'],
  ])('of %s reject the value %s', async (slug, value, message) => {
    const stored = await store({ key: 'other', value }, slug);
    expect(stored.json<{ errors: object }>().errors).toEqual({ 'params.value': [message] });
    const [option] = (await read(slug))[slug]?.data ?? [];
    const change = { schema_slug: slug, data_id: option?.id, params: { value } };
    const changed = await editor.client.put('/codelists/updateData', change);
    expect(fieldsOf(changed)).toEqual([422, ['params.value']]);
  });

  it('reject a codelist that does not exist and an option of another codelist', async () => {
    expect(fieldsOf(await store({}, 'gone'))).toEqual([422, ['schema_slug']]);
    const [foreign] = (await read('currencies'))['currencies']?.data ?? [];
    const change = { schema_slug: 'units', data_id: foreign?.id, params: { key: 'x' } };
    expect(fieldsOf(await editor.client.put('/codelists/updateData', change))).toEqual([422, ['data_id']]);
  });
});
