import { readXlsx } from 'hucre/xlsx';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditEntries, tenants } from '../../schema';
import { createTenantListing } from '../../tenants';
import { buildTenantsApp, type Person, type TenantsApp } from '../../testing/tenants-app';
import { writeTenants } from '../../testing/write-tenants';
import { createExports } from './export.service';

let test: TenantsApp;
let ana: Person;
let bor: Person;

/** Five batches. */
const rows = 8_500;
const anonymous = { sessionId: null, language: 'en', ip: '127.0.0.1', userAgent: 'test', requestId: 'test' } as const;

beforeAll(async () => {
  test = await buildTenantsApp();
  ana = await test.person('Ana');
  bor = await test.person('Bor', { permissions: ['view/codelists'] });
  await writeTenants(test.database, ana.user.id, rows);
});
afterAll(() => test.close());

const requestExport = (person: Person, route: string, json: object = {}, language = 'en') =>
  person.client.send('POST', `/export/${route}`, { json, headers: { 'accept-language': language } });

async function open(person: Person, route: string, json: object = {}, language = 'en') {
  const answer = await requestExport(person, route, json, language);
  expect(answer.statusCode, answer.statusCode === 200 ? '' : answer.body).toBe(200);
  const [sheet] = (await readXlsx(answer.rawPayload)).sheets;
  return { answer, name: sheet?.name, rows: sheet?.rows ?? [] };
}

describe('spreadsheet of a list', () => {
  it('is named after its route and contains every row once, in list order', async () => {
    const { answer, name, rows: sheetRows } = await open(ana, 'tenants', { sort: 'created_at' });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="tenants.xlsx"');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(name).toBe('Licenses');
    expect(sheetRows[0]).toEqual(['Name', 'Company', 'URL', 'Status', 'Author', 'Created', 'Updated']);
    expect(sheetRows.slice(1).map(([title]) => title)).toEqual(
      Array.from({ length: rows }, (_, at) => `Podjetje ${at + 1}`),
    );
    expect(sheetRows[1]?.slice(1, 5)).toEqual([
      'Družba 7919, d.o.o.',
      test.dependencies.settings.tenantUrlTemplate.replace('{name}', 'podjetje-1'),
      'Active',
      'Ana',
    ]);
  });

  it('uses the request’s language and time zone', async () => {
    const query = { filter: { title: 'Podjetje 7' } };
    const { name, rows: sheetRows } = await open(ana, 'tenants', query, 'sl');
    expect(name).toBe('Licence');
    expect(sheetRows[0]).toEqual(['Ime', 'Podjetje', 'URL', 'Stanje', 'Avtor', 'Ustvarjeno', 'Posodobljeno']);
    expect(sheetRows[1]?.[3]).toBe('Aktiven');
    const createdIn = async (zone: object) => (await open(ana, 'tenants', { ...query, ...zone })).rows[1]?.[5];
    const minute = (value: unknown) => (value instanceof Date ? Math.round(value.getTime() / 60_000) * 60_000 : value);
    expect(minute(await createdIn({}))).toBe(Date.UTC(2026, 0, 1, 1, 7));
    expect(minute(await createdIn({ time_zone: 'Pacific/Kiritimati' }))).toBe(Date.UTC(2026, 0, 1, 14, 7));
  });

  it('keeps user input as text, without formulas or characters XML forbids', async () => {
    const inputs = [
      '=1+1',
      '+386',
      '-1',
      '@sum',
      '\t=1',
      '\r=2',
      '\u0001=3',
      'a<b>&"c"',
      '_x0041_',
      'č 👍 \u0008',
      ' x ',
      "'=1",
    ];
    const originalTitles = Array.from({ length: inputs.length }, (_, at) => `Podjetje ${at + 1}`);
    for (const [at, title] of inputs.entries())
      await test.database
        .update(tenants)
        .set({ title })
        .where(eq(tenants.urlName, `podjetje-${at + 1}`));
    const { answer, rows: sheetRows } = await open(ana, 'tenants', {
      sort: 'created_at',
      filter: { created_at: { to: `2026-01-01T00:${inputs.length}:00Z` } },
    });
    expect(sheetRows.slice(1).map(([title]) => title)).toEqual([
      "'=1+1",
      "'+386",
      "'-1",
      "'@sum",
      "'\t=1",
      "'\r=2",
      "'=3",
      'a<b>&"c"',
      '_x0041_',
      'č 👍 ',
      ' x ',
      "'=1",
    ]);
    const workbook = await readXlsx(answer.rawPayload, { readStyles: true });
    const cells = [...(workbook.sheets[0]?.cells?.values() ?? [])];
    expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([]);
    for (const [at, title] of originalTitles.entries())
      await test.database
        .update(tenants)
        .set({ title })
        .where(eq(tenants.urlName, `podjetje-${at + 1}`));
  });

  it('contains only rows the user may see, and requires the permission', async () => {
    expect((await open(bor, 'tenants')).rows).toHaveLength(1);
    expect((await requestExport(ana, 'codelists')).statusCode).toBe(403);
    expect((await open(bor, 'codelists', { sort: 'slug' }, 'sl')).rows[1]?.slice(0, 3)).toEqual([
      'Statusi reklamacij',
      'claim-status',
      5,
    ]);
  });

  it('is recorded in the audit log, without the searched text, which may name a person', async () => {
    await open(ana, 'tenants', { search: 'podjetje 12', sort: 'title' });
    const [entry] = await test.database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({ action: 'tenants.export', actorId: ana.user.id, after: { sort: 'title' } });
    expect([entry?.changed, JSON.stringify(entry).includes('podjetje 12')]).toEqual([['search'], false]);
  });

  it.each([
    ['sort', { sort: 'author' }],
    ['filter.author_id', { filter: { author_id: 'x' } }],
    ['time_zone', { time_zone: 'Nowhere/At_All' }],
    ['time_zone', { time_zone: '+02:00' }],
    ['search', { search: 'a'.repeat(201) }],
  ])('rejects an invalid %s', async (field, query) => {
    const answer = await requestExport(ana, 'tenants', query);
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [field]]);
  });
});

describe('concurrent exports', () => {
  const sequence = sql`nextval('cells_read')::text`;

  /** The tenant list with a column that counts its reads. */
  function countingListing() {
    const { columns, ...listing } = createTenantListing(test.dependencies);
    return { ...listing, columns: { ...columns, title: { ...columns['title'], exported: sequence } } };
  }

  const exporting = () => ({ user: ana.user, caller: { ...anonymous, user: ana.user } });

  it('run one at a time per user and stop reading when the client disconnects', async () => {
    await test.database.execute(sql`create sequence cells_read`);
    await test.database.execute(sql`grant usage on sequence cells_read to atrium_app`);
    const exports = createExports(test.dependencies);
    const start = () => exports.start(countingListing(), exporting(), {});
    const stream = await start();
    await expect(start()).rejects.toMatchObject({ status: 409, code: 'export_in_progress' });
    for await (const chunk of stream) if (String(chunk).includes('sheet1.xml')) break;
    await vi.waitFor(() => expect(stream.closed).toBe(true), { timeout: 10_000 });
    const { rows: counted } = await test.database.execute<{ read: number }>(
      sql`select last_value::int as read from cells_read`,
    );
    expect(Number(counted[0]?.read)).toBeLessThan(rows);
    const next = await start();
    let bytes = 0;
    for await (const chunk of next) bytes += (chunk as Buffer).length;
    expect(bytes).toBeGreaterThan(100_000);
  });

  it('are limited to five per minute and user', async () => {
    const limits = { ...test.dependencies.settings.limits, exportPerMinute: 5 };
    const limited = await buildTenantsApp({ settings: { limits } });
    const one = await limited.person('One');
    const other = await limited.person('Other');
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) statuses.push((await requestExport(one, 'tenants')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await requestExport(other, 'tenants')).statusCode).toBe(200);
    await limited.close();
  });
});
