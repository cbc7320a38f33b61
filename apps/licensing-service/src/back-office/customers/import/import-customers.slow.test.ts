import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { CustomerImportCheck } from '@atrium/api-client/contract';
import { eq, like } from 'drizzle-orm';
import type { Cell, CellValue } from 'hucre';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, customers } from '../../../schema';
import { importCustomers } from './import-customers.service';
import { buildTenantsApp, type Person, type TenantsApp } from '../../../testing/tenants-app';

let test: TenantsApp;
let editor: Person;

beforeAll(async () => {
  test = await buildTenantsApp();
  editor = await test.person('Editor', { permissions: ['view/customers', 'create/customers', 'update/customers'] });
});
afterAll(() => test.close());

type Content = string | Uint8Array<ArrayBuffer>;

function send(call: string, content: Content, fields: Readonly<Record<string, string>> = {}, language = 'en') {
  const parts = new FormData();
  for (const [name, value] of Object.entries(fields)) parts.append(name, value);
  parts.append('file', new Blob([content]), 'stranke.csv');
  return editor.client.send('POST', `/customers/${call}`, { parts, headers: { 'accept-language': language } });
}

async function check(content: Content, fields: Readonly<Record<string, string>> = {}, language = 'en') {
  const answer = await send('import/check', content, fields, language);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<CustomerImportCheck>();
}

const linesOf = ({ body }: { readonly body: string }) =>
  body
    .trim()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));

const stored = (title: string) => test.database.select().from(customers).where(eq(customers.title, title));

const table = [
  ['Naziv', 'Davčna št.', 'Ulica', 'Pošta', 'Kraj', 'E-pošta', 'Telefon', 'Država', 'Šifra'],
  [
    'Kamnoseštvo Hribernik s.p.',
    '50223054',
    'Kamniška cesta 14',
    '1235',
    'Radomlje',
    'info@hribernik.si',
    '041 318 450',
    'Slovenija',
    '7',
  ],
  ['Elektro Zorko d.o.o.', 'SI5908243', '', '', '', 'pisarna@zorko.si', '', '', '8'],
  ['', '', '', '', '', '', '', '', ''],
  ['', 'SI59082437', '', '', '', 'murka(at)gostilna', '', '', '9'],
  ['Kamnoseštvo Hribernik', 'SI50223054', '', '', '', '', '', '', '10'],
];
const csv = (delimiter: string, rows = table) => rows.map((row) => row.join(delimiter)).join('\r\n');

/** `č`, `š`, `ž` and their capitals in Windows-1250; the rest of the sample is ASCII. */
const windows1250 = (text: string) =>
  Uint8Array.from(
    Array.from(text, (sign) => ({ č: 0xe8, š: 0x9a, ž: 0x9e, Č: 0xc8, Š: 0x8a, Ž: 0x8e })[sign] ?? sign.charCodeAt(0)),
  );

const xlsx = async (rows: CellValue[][], cells: [string, Partial<Cell>][] = []) =>
  new Uint8Array(await writeXlsx({ sheets: [{ name: 'Stranke', rows, cells: new Map(cells) }] }));

describe('a file with customers', () => {
  it.each([
    ['UTF-8 with semicolons', csv(';'), 'utf-8', 'semicolon'],
    ['UTF-8 with a byte order mark and commas', `\uFEFF${csv(',')}`, 'utf-8', 'comma'],
    ['UTF-8 with tabs', csv('\t'), 'utf-8', 'tab'],
    ['Windows-1250 with semicolons', windows1250(csv(';')), 'windows-1250', 'semicolon'],
  ])('in %s is read, its columns are guessed, and nothing is written', async (_name, content, encoding, delimiter) => {
    const checked = await check(content);
    expect(checked).toMatchObject({ kind: 'csv', encoding, delimiter, rows: 4, ready: 1, refused: 2, skipped: 1 });
    expect(checked.columns.map(({ field }) => field)).toEqual([
      'title',
      'vat_number',
      'street',
      'postal_code',
      'city',
      'email',
      'phone',
      'country',
      'none',
    ]);
    expect(checked.columns[0]).toMatchObject({ header: 'Naziv', sample: 'Kamnoseštvo Hribernik s.p.' });
    const { preview } = checked;
    expect(preview.all.map(({ row, state }) => [row, state])).toEqual([
      [2, 'ready'],
      [3, 'refused'],
      [5, 'refused'],
      [6, 'skipped'],
    ]);
    expect([preview.ready, preview.refused, preview.skipped].map((rows) => rows.length)).toEqual([1, 2, 1]);
    expect(preview.refused[0]).toMatchObject({ title: 'Elektro Zorko d.o.o.', invalid: ['vat_number'] });
    expect(preview.refused[1]).toMatchObject({
      title: '',
      contact: { type: 'email', value: 'murka(at)gostilna' },
      invalid: ['title', 'email'],
    });
    expect(preview.refused[1]?.reasons).toEqual([
      'Name: Fill in this field.',
      'E-mail: Enter an e-mail address such as name@example.com.',
    ]);
    expect(await stored('Kamnoseštvo Hribernik s.p.')).toHaveLength(0);
  });

  it('as a workbook is read with its numbers, and formulas by their value', async () => {
    const rows = [
      ['Title', 'VAT number', 'Phone'],
      [null, 50223054, '=1+1'],
    ];
    const formula = { formula: '"Mizarstvo "&"Breznik"', formulaResult: 'Mizarstvo Breznik' };
    const checked = await check(await xlsx(rows, [['1,0', formula]]));
    expect(checked).toMatchObject({ kind: 'xlsx', sheet: 'Stranke', encoding: null, rows: 1 });
    expect(checked.preview.all).toMatchObject([{ title: 'Mizarstvo Breznik', vat_number: '50223054' }]);
    expect(checked.columns[2]?.sample).toBe('=1+1');
  });

  it.each([
    ['an archive with another content', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0])],
    ['bytes', Uint8Array.from([1, 0, 2, 0])],
    ['nothing', ''],
  ])('is refused if it is %s', async (_name, content) => {
    const answer = await send('import/check', content);
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
      422,
      { file: ['Choose an XLSX or CSV file.'] },
    ]);
  });

  it('is refused with more than 50,000 rows', async () => {
    const answer = await send('import/check', `title\n${'a\n'.repeat(50_001)}`);
    expect(answer.json<{ errors: object }>().errors).toEqual({ file: ['Import at most 50000 rows at once.'] });
  });

  it('is read again with the chosen columns, in the language of the call', async () => {
    const checked = await check(csv(';'), { columns: 'note,none,none,none,none,none,none,none,title' }, 'sl');
    expect(checked).toMatchObject({ ready: 4, refused: 0 });
    const twice = await send('import/check', csv(';'), { columns: 'title,title' });
    expect(Object.keys(twice.json<{ errors: object }>().errors)).toEqual(['columns']);
    const [, refused] = (await check(csv(';'), {}, 'sl')).preview.refused;
    expect(refused?.reasons[0]).toBe('Ime: Izpolnite to polje.');
  });
});

describe('an import', () => {
  it('writes the ready rows as one entry of the activity, once for its id', async () => {
    const fields = { import_id: randomUUID() };
    const counts = { rows: 4, ready: 1, filled: 0, refused: 2, skipped: 1 };
    const first = await send('import', csv(';'), fields);
    expect(first.headers['content-type']).toBe('application/x-ndjson');
    expect(linesOf(first)).toEqual([{ done: 0, total: 4 }, { done: 4, total: 4 }, counts]);
    expect(linesOf(await send('import', csv(';'), fields))).toEqual([counts]);
    expect(await stored('Kamnoseštvo Hribernik s.p.')).toMatchObject([
      {
        vatNumber: 'SI50223054',
        postalCode: '1235',
        city: 'Radomlje',
        country: 'SI',
        active: true,
        authorId: editor.user.id,
        contacts: [
          { type: 'email', value: 'info@hribernik.si' },
          { type: 'phone', value: '+38641318450' },
        ],
      },
    ]);
    const entries = await test.database.select().from(auditEntries).where(eq(auditEntries.action, 'customer.import'));
    expect(entries).toMatchObject([{ subjectId: fields.import_id, actorId: editor.user.id, after: counts }]);
    expect((await check(csv(';'))).preview.skipped[0]?.reasons).toEqual([
      'VAT number: This is a customer already, by the VAT number.',
    ]);
    const byEmail = await check('Title,E-mail\nHribernik,INFO@hribernik.si');
    expect(byEmail.preview.skipped[0]?.reasons).toEqual(['E-mail: This is a customer already, by the e-mail.']);
  });

  it('fills empty fields of the customer with the same VAT number, for those who may change customers', async () => {
    const kept = { title: 'Mizarstvo Breznik', vat_number: 'SI15146472', country: 'SI', street: 'Kamniška cesta 2' };
    await editor.client.post('/customers', kept, { headers: { 'idempotency-key': randomUUID() } });
    const content = csv(';', [
      ['Naziv', 'Davčna št.', 'Ulica', 'Kraj', 'E-pošta'],
      ['Breznik', 'SI15146472', 'Drugje 1', 'Kamnik', 'narocila@breznik.si'],
    ]);
    expect(await check(content)).toMatchObject({ ready: 0, skipped: 1 });
    const checked = await check(content, { known: 'fill' });
    expect(checked).toMatchObject({ ready: 1, filled: 1, skipped: 0 });
    expect(checked.preview.all[0]?.reasons).toEqual(['Fills empty fields of Mizarstvo Breznik.']);
    await send('import', content, { known: 'fill', import_id: randomUUID() });
    const [customer] = await stored('Mizarstvo Breznik');
    expect(customer).toMatchObject({
      street: 'Kamniška cesta 2',
      city: 'Kamnik',
      contacts: [{ type: 'email', value: 'narocila@breznik.si' }],
      version: 2,
    });
    const changes = await test.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, customer?.id ?? ''));
    expect(changes.map(({ action, after }) => [action, after?.['city']])).toContainEqual(['customer.update', 'Kamnik']);
    expect(await check(content, { known: 'fill' })).toMatchObject({ filled: 0, skipped: 1 });
    const creator = await test.person('Creator', { permissions: ['view/customers', 'create/customers'] });
    const parts = new FormData();
    parts.append('known', 'fill');
    parts.append('file', new Blob([content]), 'stranke.csv');
    expect((await creator.client.send('POST', '/customers/import/check', { parts })).statusCode).toBe(403);
  });

  it('returns the rows that it leaves out as a workbook that can be imported again', async () => {
    const started = once(process, 'worker');
    const answer = await send('import/left-out', csv(';'), {}, 'sl');
    const [worker] = (await started) as [Worker];
    await expect.poll(() => worker.threadId).toBe(-1);
    const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload));
    expect(sheets[0]?.rows.map((row) => [row[0], row[3], row[9], row[10]])).toEqual([
      ['Naziv', 'Pošta', 'Vrstica', 'Razlog'],
      ['Kamnoseštvo Hribernik s.p.', '1235', 2, expect.stringContaining('že stranka')],
      ['Elektro Zorko d.o.o.', null, 3, expect.stringContaining('ID za DDV: ')],
      [null, null, 5, 'Ime: Izpolnite to polje. E-pošta: Vnesite e-poštni naslov, na primer ime@example.com.'],
      ['Kamnoseštvo Hribernik', null, 6, expect.stringContaining('že stranka')],
    ]);
    const again = await check(new Uint8Array(answer.rawPayload));
    expect(again).toMatchObject({ kind: 'xlsx', rows: 4, ready: 0 });
    expect(again.columns.at(-1)?.field).toBe('none');
  });

  const rowsOf = (count: number, word: string) =>
    csv(';', [
      ['Naziv', 'E-pošta'],
      ...Array.from({ length: count }, (_, at) => [`${word} ${at + 1}`, `${word}${at + 1}@vrste.si`]),
    ]);
  const found = (word: string) =>
    test.database
      .select({ id: customers.id })
      .from(customers)
      .where(like(customers.title, `${word} %`));

  it('writes 2,000 rows, and needs a column with the title', async () => {
    const missing = await send('import', rowsOf(2, 'Vrsta'), { import_id: randomUUID(), columns: 'note,email' });
    expect(Object.keys(missing.json<{ errors: object }>().errors)).toEqual(['columns']);
    const imported = await send('import', rowsOf(2000, 'Vrsta'), { import_id: randomUUID() });
    expect(linesOf(imported).at(-1)).toMatchObject({ ready: 2000 });
    expect(
      linesOf(imported)
        .slice(0, -1)
        .map(({ done }) => done),
    ).toEqual(Array.from({ length: 101 }, (_, at) => at * 20));
    expect(await found('Vrsta')).toHaveLength(2000);
  });

  it.each([
    [
      'the caller disconnects between two batches',
      () => {
        throw new Error('disconnected');
      },
      'disconnected',
    ],
    ['the worker ends between two batches', (worker: Worker) => void worker.terminate(), 'invalid_input'],
  ])('leaves neither a row nor its worker if %s', async (_name, interrupt, error) => {
    const started = once(process, 'worker').then(([worker]) => worker as Worker);
    const bytes = Buffer.from(rowsOf(1200, 'Preklic'));
    let checks = 0;
    const caller = { sessionId: null, language: 'en', ip: '127.0.0.1', userAgent: 'test', requestId: 'test' } as const;
    const call = { user: editor.user, caller: { ...caller, user: null } };
    const cancelled = AbortSignal.any([]);
    let worker: Worker | undefined;
    void started.then((one) => (worker = one));
    cancelled.throwIfAborted = () => {
      if ((checks += 1) === 3 && worker !== undefined) interrupt(worker);
    };
    await expect(
      importCustomers(
        test.dependencies,
        call,
        { import_id: randomUUID() },
        { name: 'x.csv', bytes },
        { report: () => undefined, cancelled },
      ),
    ).rejects.toThrow(error);
    expect(checks).toBe(3);
    expect(worker?.threadId).toBe(-1);
    expect(await found('Preklic')).toHaveLength(0);
  });
});
