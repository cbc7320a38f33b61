import {
  type ActivityAction,
  activityActions,
  type ActivityEntry,
  activityModuleOf,
  type Codelist,
  type Field,
  type PermissionModule,
  type SelectOption,
} from '@atrium/api-client/contract';
import { connectionTestSchema, declineReasonSchema, vatCheckSchema } from '@atrium/api-client/contract/schemas';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasePersonalValues, findText, writeAudit } from '../../platform';
import { recordedExportFields } from '../../resource';
import { auditEntries } from '../../schema';
import { buildTenantsApp, type Person, type TenantsApp } from '../../testing/tenants-app';
import { recordedTenantFields } from '../../tenants';
import { recordedBillingFields } from '../../billing';
import { recordedFields } from './recorded-fields';

let test: TenantsApp;
let administrator: Person;
let editor: Person;
let reader: Person;
let colours: Codelist;

interface Page {
  readonly data: readonly ActivityEntry[];
  readonly total: number;
}

beforeAll(async () => {
  test = await buildTenantsApp();
  administrator = await test.person('Maja Kovač', { isAdministrator: true });
  const codelists = ['view', 'create', 'update', 'delete'].map((action) => `${action}/codelists`);
  editor = await test.person('Žan Hribar', { permissions: codelists });
  reader = await test.person('Tina Oblak', { permissions: ['view/activity', 'view/codelists'] });
  const form = { slug: 'colours', title_en: 'Colours', title_sl: 'Barve' };
  colours = (await editor.client.post('/codelists', form)).json<Codelist>();
  await editor.client.put(`/codelists/${colours.id}`, { title_en: 'Paints', title_sl: 'Barve', _version: 1 });
});
afterAll(() => test.close());

const read = async (query = '', person = reader, language = 'en') => {
  const answer = await person.client.get(`/activity${query}`, { headers: { 'accept-language': language } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Page>();
};

/** The strings that a schema accepts. */
function choicesOf(schema: unknown): string[] {
  const { anyOf = [], const: value } = schema as { readonly anyOf?: readonly unknown[]; readonly const?: string };
  return value === undefined ? anyOf.flatMap((one) => choicesOf(one)) : [value];
}

const tenantEntry = (changed: object) => ({
  at: test.dependencies.clock(),
  actorId: administrator.user.id,
  action: 'tenant.update' as const,
  outcome: 'done' as const,
  subjectType: 'tenant',
  subjectId: crypto.randomUUID(),
  title: 'Čebelarstvo Žnidaršič',
  fields: recordedTenantFields,
  ...changed,
});

describe('an entry', () => {
  it('says who changed what in the language of the reader, with the changed fields', async () => {
    const [english] = (await read('?search=paints')).data;
    expect(english).toMatchObject({
      person: { id: editor.user.id, full_name: 'Žan Hribar' },
      sentence: 'updated the codelist {title}',
      module: 'codelists',
      subject_type: 'codelist',
      subject_id: colours.id,
      title: 'Paints',
      changes: [{ name: 'title_en', label: 'Name in English', is_recorded: true, before: 'Colours', after: 'Paints' }],
    });
    const [slovenian] = (await read('?search=paints', reader, 'sl')).data;
    expect(slovenian).toMatchObject({
      sentence: 'posodobi šifrant {title}',
      changes: [{ label: 'Naziv v angleščini' }],
    });
  });

  it('shows its IP address to Administrators alone', async () => {
    expect((await read('?search=paints')).data[0]?.ip).toBeNull();
    expect((await read('?search=paints', administrator)).data[0]?.ip).toBe('127.0.0.1');
  });

  it('records only declared values; other fields only say that they changed', async () => {
    await writeAudit(
      test.database,
      tenantEntry({
        before: { application: { company: 'Staro d.o.o.', phone: '041 111' }, data_provider: { password: 'skrito-1' } },
        after: { application: { company: 'Novo d.o.o.', phone: '041 222' }, data_provider: { password: 'skrito-2' } },
      }),
    );
    const [entry] = (await read('?search=novo d.o.o.', administrator)).data;
    expect(entry?.changes.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['Company', 'Staro d.o.o.', 'Novo d.o.o.'],
      ['Application setup', null, null],
      ['Data provider', null, null],
    ]);
    const stored = JSON.stringify(await test.database.select().from(auditEntries));
    expect(stored).not.toMatch(/041 111|skrito/);
  });

  it('shows its values as forms do, in the order of their declaration: names of countries and choices, yes and no', async () => {
    const application = { address: { country: 'FR' } };
    const values = { status: 'refused', is_credit: true, method_type: 'bank_transfer', application };
    const fields = { ...recordedBillingFields, ...recordedTenantFields };
    await writeAudit(test.database, tenantEntry({ title: 'Vrednosti', fields, after: values }));
    const shown = async (language: string) =>
      (await read('?search=vrednosti', administrator, language)).data[0]?.changes.map(({ after }) => after);
    expect(await shown('en')).toEqual(['Bank transfer', 'Yes', 'Not known to VIES', 'France']);
    expect(await shown('sl')).toEqual(['Bančno nakazilo', 'Da', 'Ni ga v VIES', 'Francija']);
  });

  it.each<[string, ActivityAction, object, string, string]>([
    [
      'permissions',
      'role.update',
      { permissions: ['view/customers', 'manage/members'] },
      'Customers: View, Members of roles: Manage',
      'Člani vlog: Upravljanje, Stranke: Ogled',
    ],
    ['an amount', 'payment.record', { amount: 123_456 }, '1.234,56\u00A0€', '1.234,56\u00A0€'],
    ['a day', 'payment.record', { received_on: '2026-11-05' }, '05.11.2026', '05.11.2026'],
    [
      'a time',
      'certificate.upload',
      { valid_from: '2026-11-05T23:30:00.000Z' },
      '06.11.2026, 00:30',
      '06.11.2026, 00:30',
    ],
    ['a size', 'media.replace-file', { size: 1_234_567 }, '1,2 MB', '1,2 MB'],
    ['a courier', 'tenant.test_connection', { connection: 'posta_slovenije' }, 'Pošta Slovenije', 'Pošta Slovenije'],
    [
      'a failed test',
      'tenant.test_connection',
      { reason: 'login_refused' },
      'Username or password rejected',
      'Uporabniško ime ali geslo je zavrnjeno',
    ],
    ['an order', 'tenants.export', { sort: '-updated_at' }, 'Updated, descending', 'Posodobljeno, padajoče'],
    ['a person who is gone', 'tenant.transferred', { owner: crypto.randomUUID() }, 'Former user', 'Nekdanji uporabnik'],
  ])('shows %s in words', async (title, action, after, english, slovenian) => {
    const fields = { ...recordedFields[activityModuleOf(action) ?? 'activity'], ...recordedExportFields };
    await writeAudit(test.database, tenantEntry({ action, title: `Beseda ${title}`, fields, after }));
    const shown = async (language: string) =>
      (await read(`?search=beseda ${title}`, administrator, language)).data[0]?.changes.map((change) => change.after);
    expect([await shown('en'), await shown('sl')]).toEqual([[english], [slovenian]]);
  });

  it('has a label for every recorded field and a word for every code, in both languages', async () => {
    const modules = (await administrator.client.get('/roles/permissions')).json<{ data: PermissionModule[] }>().data;
    const failedStage = connectionTestSchema.properties.stages.items.properties.reason;
    const reasons = choicesOf({ anyOf: [failedStage, declineReasonSchema, vatCheckSchema.properties.reason] });
    expect(reasons).toEqual(expect.arrayContaining(['login_refused', 'insufficient_funds', 'member_state']));
    for (const language of ['en', 'sl'] as const) {
      const has = (...keys: string[]) => {
        const texts = keys.map((key) => findText(language, key));
        expect(
          texts.some((text) => text !== null),
          `${language} ${keys.join(', ')}`,
        ).toBe(true);
      };
      for (const [module, fields] of Object.entries({ ...recordedFields, activity: recordedExportFields }))
        for (const [path, { recorded, type, names, choices = [] }] of Object.entries<Field>(fields)) {
          if (recorded !== true || type === 'id') continue;
          const name = path.split('.').at(-1);
          has(`activity.fields.${name}`, `spreadsheets.${module}.columns.${name}`);
          if (names === undefined) for (const choice of choices) has(`activity.choices.${name}.${choice}`);
        }
      for (const reason of reasons) has(`activity.choices.reason.${reason}`);
      for (const { module, actions } of modules) {
        has(`activity.permissions.module.${module}`);
        for (const action of actions) has(`activity.permissions.action.${action}`);
      }
    }
  });

  it('names the option of a codelist that changed', async () => {
    const action = 'codelist.update-option' as const;
    const values = { before: { titleEn: 'Piece', titleSl: 'Kos' }, after: { titleEn: '{title} $&', titleSl: 'Komad' } };
    const fields = recordedFields.codelists ?? {};
    await writeAudit(test.database, tenantEntry({ action, title: 'Enote {part}', fields, ...values }));
    const shown = async (language: string) => (await read('?search=enote', administrator, language)).data;
    expect(await shown('en')).toMatchObject([{ sentence: 'updated the option {part} of {title}', part: '{title} $&' }]);
    expect(await shown('sl')).toMatchObject([{ sentence: expect.stringContaining('možnost {part} v'), part: 'Komad' }]);
    expect((await read('?search=paints')).data[0]?.part).toBeNull();
  });

  it('names the people in its values', async () => {
    const owners = { before: { owner: editor.user.id }, after: { owner: reader.user.id } };
    await writeAudit(test.database, tenantEntry({ action: 'tenant.transferred', title: 'Prenos', ...owners }));
    expect((await read('?search=prenos', administrator)).data[0]?.changes).toMatchObject([
      { label: 'Owner', before: 'Žan Hribar', after: 'Tina Oblak' },
    ]);
  });

  it('has a sentence for every action, in both languages', () => {
    for (const action of Object.keys(activityActions))
      for (const language of ['en', 'sl'] as const)
        expect(findText(language, `activity.actions.${action}`), `${language} ${action}`).not.toBeNull();
  });

  it('loses its name and search text when its values are erased', async () => {
    const [id, kept] = [crypto.randomUUID(), crypto.randomUUID()];
    const email = 'izbrisana@example.com';
    await writeAudit(test.database, tenantEntry({ title: 'Izbrisana oseba', subjectType: 'user', subjectId: id }));
    await writeAudit(test.database, tenantEntry({ title: 'Ohranjeno', subjectId: kept, after: { email } }));
    await test.database.transaction((tx) =>
      erasePersonalValues(tx, { subject: { type: 'user', id }, emails: [email], fields: ['email'] }),
    );
    expect((await read('?search=ohranjeno', administrator)).data).toMatchObject([
      { title: 'Ohranjeno', changes: [{ name: 'email', after: '[erased]' }] },
    ]);
    expect((await read('?search=izbrisana', administrator)).total).toBe(0);
  });
});

describe('the activity', () => {
  it('shows, counts, searches and exports only modules that the reader may view', async () => {
    await writeAudit(test.database, tenantEntry({ after: { company: 'Zaupno d.o.o.' } }));
    const own = await read('?per_page=100');
    expect(new Set(own.data.map(({ module }) => module))).toEqual(
      new Set(['activity', 'codelists'].filter((module) => own.data.some((entry) => entry.module === module))),
    );
    expect(own.total).toBe(own.data.length);
    expect((await read('?search=zaupno')).total).toBe(0);
    expect((await read('?filter[module]=tenants')).total).toBe(0);
    expect((await read('?search=zaupno', administrator)).total).toBe(1);
    const all = await read('?per_page=100', administrator);
    expect(all.total).toBe((await test.database.select().from(auditEntries)).length);
  });

  it('needs the permission, unlike the activity of a record, which needs the module', async () => {
    expect((await editor.client.get('/activity')).statusCode).toBe(403);
    const own = await editor.client.get(`/activity/codelist/${colours.id}`);
    expect(own.json<Page>().data.map(({ action }) => action)).toEqual(['codelist.update', 'codelist.create']);
    expect((await editor.client.get(`/activity/user/${editor.user.id}`)).statusCode).toBe(404);
  });

  it('of a record includes entries that name it as related', async () => {
    const id = crypto.randomUUID();
    await writeAudit(test.database, tenantEntry({ action: 'tenant.member_removed', related: [id] }));
    const related = await administrator.client.get(`/activity/user/${id}`);
    expect(related.json<Page>().data.map(({ action }) => action)).toEqual(['tenant.member_removed']);
  });

  it('is filtered by person, module and day', async () => {
    const day = test.dependencies.clock().toISOString().slice(0, 10);
    const query = `filter[person_id]=${editor.user.id}&filter[module]=codelists&filter[at]=${day}`;
    expect((await read(`?${query}`)).total).toBe(2);
    expect((await read(`?filter[person_id]=${reader.user.id}&filter[module]=codelists`)).total).toBe(0);
    expect((await read('?filter[at][to]=2020-01-01')).total).toBe(0);
    const people = await reader.client.post('/options', { namespace: 'activity-people', search: 'hribar' });
    expect(people.json<{ data: SelectOption[] }>().data.map(({ title }) => title)).toEqual(['Žan Hribar']);
  });

  it('is exported in words, with the names of people and permissions in its values', async () => {
    const answer = await administrator.client.send('POST', '/export/activity', {
      json: {},
      headers: { 'accept-language': 'sl' },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheet')]);
    const [sheet] = (await readXlsx(answer.rawPayload)).sheets;
    const rowOf = (title: string) => sheet?.rows.find((row) => row.includes(title));
    expect(rowOf('Prenos')).toEqual(
      expect.arrayContaining(['Maja Kovač', expect.stringContaining('Žan Hribar → Tina Oblak')]),
    );
    expect(rowOf('Enote {part}')).toContain('posodobi možnost Komad v šifrantu Enote {part}');
    expect(rowOf('Beseda permissions')).toContain('Dovoljenja: – → Člani vlog: Upravljanje, Stranke: Ogled');
    expect((await read('?filter[module]=activity', administrator)).data[0]).toMatchObject({
      action: 'activity.export',
    });
  });

  it('names people only to those who may see one of their entries', async () => {
    const people = async (person: Person) => {
      const answer = await person.client.post('/options', { namespace: 'activity-people', per_page: 100 });
      return answer.json<{ data: SelectOption[] }>().data.map(({ title }) => title);
    };
    const { user: hidden } = await test.person('Skrita Oseba');
    await writeAudit(test.database, tenantEntry({ actorId: hidden.id }));
    expect(await people(administrator)).toEqual(expect.arrayContaining(['Skrita Oseba', 'Žan Hribar']));
    const seen = await people(reader);
    expect([seen.includes('Žan Hribar'), seen.includes('Skrita Oseba')]).toEqual([true, false]);
  });

  it('no longer links a record that is gone', async () => {
    const exists = async () => (await read('?search=paints')).data.map((entry) => entry.subject_exists);
    expect(await exists()).toEqual([true]);
    expect((await editor.client.delete(`/codelists/${colours.id}`)).statusCode).toBe(204);
    expect(new Set(await exists())).toEqual(new Set([false]));
  });

  it.each<[string, readonly string[] | null, number, readonly string[]]>([
    ['a stranger', [], 403, []],
    ['a holder of every other view', ['view/codelists', 'view/tenants', 'view/users'], 403, []],
    ['a reader without modules', ['view/activity'], 200, ['activity']],
    ['a reader of codelists', ['view/activity', 'view/codelists'], 200, ['activity', 'codelists']],
    ['a reader of company CRMs', ['view/activity', 'view/tenants'], 200, ['activity', 'tenants']],
    ['an Administrator', null, 200, ['activity', 'codelists', 'media', 'roles', 'subscriptions', 'tenants']],
  ])('lists, counts and exports for %s what they may view', async (name, permissions, status, modules) => {
    const rights = permissions === null ? { isAdministrator: true } : { permissions: [...permissions] };
    const { client } = await test.person(name, rights);
    const exported = await client.send('POST', '/export/activity', { json: {} });
    const listed = await client.get('/activity?per_page=100');
    expect([listed.statusCode, exported.statusCode]).toEqual([status, status]);
    if (status !== 200) return;
    const { data, total } = listed.json<Page>();
    expect([...new Set(data.map(({ module }) => module))].toSorted()).toEqual(modules);
    expect(total).toBe(data.length);
    expect(data.some(({ ip }) => ip !== null)).toBe(permissions === null);
    const [sheet] = (await readXlsx(exported.rawPayload)).sheets;
    const column = sheet?.rows[0]?.indexOf('Module') ?? -1;
    const shown = new Set(sheet?.rows.slice(1).map((row) => row[column]));
    for (const module of shown)
      expect(modules.map((one) => findText('en', `spreadsheets.activity.choices.module.${one}`))).toContain(module);
    const addresses = sheet?.rows.slice(1).map((row) => row[sheet.rows[0]?.indexOf('IP address') ?? -1] ?? '');
    expect(addresses?.some((ip) => ip !== '')).toBe(permissions === null);
  });
});
