import type { Codelist, CodelistsBySlug, ReferenceGroup } from '@atrium/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../schema';
import { crateReferences, createCrateTables, readCrates, writeCrate } from '../../testing/crates';
import { buildTenantsApp, type Person, type TenantsApp } from '../../testing/tenants-app';

let test: TenantsApp;
let editor: Person;
let unitsId: string;

beforeAll(async () => {
  test = await buildTenantsApp({ dependencies: { references: crateReferences } });
  const permissions = ['view', 'create', 'update', 'delete'].map((action) => `${action}/codelists`);
  editor = await test.person('Editor', { permissions: [...permissions, 'view/crates'] });
  await createCrateTables(test.database);
  const ownerId = editor.user.id;
  await writeCrate(test.database, { title: 'Sent', ownerId, units: ['hour'], shipped: true });
  await writeCrate(test.database, { title: 'Open', ownerId, units: ['hour', 'hour', 'day'] });
  const { units } = (await editor.client.get('/codelists/get/units')).json<CodelistsBySlug>();
  unitsId = units?.id ?? '';
});
afterAll(() => test.close());

const readUnits = async () => {
  const { data } = (await editor.client.get(`/codelists/${unitsId}`)).json<Codelist>();
  return new Map(data.map((option) => [option.key, option]));
};
const idOf = async (key: string) => (await readUnits()).get(key)?.id ?? '';

const remove = async (key: string, by?: string) =>
  editor.client.post('/codelists/removeData', {
    schema_slug: 'units',
    data_id: await idOf(key),
    ...(by === undefined ? {} : { replacement_id: await idOf(by) }),
  });

const change = async (key: string, params: object) =>
  editor.client.put('/codelists/updateData', { schema_slug: 'units', data_id: await idOf(key), params });

describe('an option that records refer to', () => {
  it('shows their number, and none where only company CRMs use the codelist', async () => {
    const units = await readUnits();
    expect(['hour', 'day', 'litre'].map((key) => [units.get(key)?.uses, units.get(key)?.kept])).toEqual([
      [1, 1],
      [1, 0],
      [0, 0],
    ]);
    const { statuses } = (await editor.client.get('/codelists/get/statuses')).json<CodelistsBySlug>();
    const { data } = (await editor.client.get(`/codelists/${statuses?.id}`)).json<Codelist>();
    expect(data[0]).toMatchObject({ uses: null, kept: 0 });
  });

  it('lists them', async () => {
    const answer = await editor.client.get(`/codelists/${unitsId}/uses/${await idOf('hour')}`);
    const [crates] = answer.json<{ data: ReferenceGroup[] }>().data;
    expect(crates).toMatchObject({ module: 'crates', uses: 1, kept: 1 });
    expect(crates?.records.map(({ title }) => title)).toEqual(['Open', 'Sent']);
  });

  it('keeps its key, and an unused one does not', async () => {
    for (const key of ['hour', 'day']) {
      const refused = await change(key, { key: `${key}s` });
      expect([refused.statusCode, refused.json<{ errors: object }>().errors]).toEqual([
        422,
        { 'params.key': ['This key is in use, so it cannot be changed.'] },
      ]);
    }
    expect((await change('litre', { key: 'liter' })).json()).toMatchObject({ key: 'liter' });
  });

  it('is not deleted, and the refusal names their number in the language of the request', async () => {
    const refused = await remove('hour');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'in_use', uses: 1, message: '1 record uses it, so it cannot be deleted.' },
    ]);
    const body = { schema_slug: 'units', data_id: await idOf('day') };
    const headers = { 'accept-language': 'sl' };
    const slovenian = await editor.client.post('/codelists/removeData', body, { headers });
    expect(slovenian.json<{ message: string }>().message).toBe('Izbris ni mogoč, ker je v rabi v 1 zapisu.');
  });

  it('can be hidden, and records keep it', async () => {
    expect((await change('day', { hidden: true })).json()).toMatchObject({ key: 'day', hidden: true });
    const { units } = (await editor.client.get('/codelists/get/units')).json<CodelistsBySlug>();
    expect(units?.data.find(({ key }) => key === 'day')).toMatchObject({ hidden: true, title: 'Day' });
    expect((await readUnits()).get('day')).toMatchObject({ uses: 1 });
  });

  it('is replaced by an offered one, and what keeps it keeps it', async () => {
    for (const by of ['hour', 'day']) expect((await remove('hour', by)).statusCode).toBe(422);
    expect((await remove('hour', 'month')).statusCode).toBe(204);
    expect(await readCrates(test.database)).toEqual({ Open: ['day', 'month', 'month'], Sent: ['hour'] });
    const units = await readUnits();
    expect([units.has('hour'), units.get('month')?.uses]).toEqual([false, 1]);
    const [entry] = await test.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'codelist.replace-option'))
      .orderBy(desc(auditEntries.id));
    expect(entry).toMatchObject({
      subjectId: unitsId,
      before: { key: 'hour' },
      after: { key: 'month', uses: 1, kept: 1 },
    });
  });
});
