import { randomUUID } from 'node:crypto';
import type { CustomerImportCheck } from '@atrium/api-client/contract';
import { eq, like } from 'drizzle-orm';
import type { Cell, CellValue } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, customers } from '../../../schema';
import { importCustomers } from './import-customers.service';
import { buildTenantsApp, type Person, type TenantsApp } from '../../../testing/tenants-app';

let test: TenantsApp;
let editor: Person;

beforeAll(async () => {
  test = await buildTenantsApp();
  editor = await test.person('Editor', { permissions: ['view/customers', 'create/customers'] });
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
    expect(checked.left_out.map(({ row, state }) => [row, state])).toEqual([
      [3, 'refused'],
      [5, 'refused'],
      [6, 'skipped'],
    ]);
    expect(checked.left_out[1]?.reasons).toEqual([
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
    expect(checked).toMatchObject({ kind: 'xlsx', encoding: null, rows: 1 });
    expect(checked.preview[0]?.cells).toEqual(['Mizarstvo Breznik', '50223054', '=1+1']);
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
    const refused = (await check(csv(';'), {}, 'sl')).left_out.find(({ row }) => row === 5);
    expect(refused?.reasons[0]).toBe('Ime: Izpolnite to polje.');
  });
});

describe('an import', () => {
  it('writes the ready rows as one entry of the activity, once for its id', async () => {
    const fields = { import_id: randomUUID() };
    const counts = { rows: 4, ready: 1, refused: 2, skipped: 1 };
    const first = await send('import', csv(';'), fields);
    expect(first.json()).toEqual(counts);
    expect((await send('import', csv(';'), fields)).json()).toEqual(counts);
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
    expect((await check(csv(';'))).left_out.find(({ row }) => row === 2)?.reasons).toEqual([
      'VAT number: This is a customer already, by the VAT number.',
    ]);
    const byEmail = await check('Title,E-mail\nHribernik,INFO@hribernik.si');
    expect(byEmail.left_out[0]?.reasons).toEqual(['E-mail: This is a customer already, by the e-mail.']);
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
    expect(imported.json()).toMatchObject({ ready: 2000 });
    expect(await found('Vrsta')).toHaveLength(2000);
  });

  it('leaves no row if the caller disconnects between two batches', async () => {
    const bytes = Buffer.from(rowsOf(1200, 'Preklic'));
    let checks = 0;
    const signal = AbortSignal.any([]);
    signal.throwIfAborted = () => {
      if ((checks += 1) === 3) throw new Error('disconnected');
    };
    const caller = { sessionId: null, language: 'en', ip: '127.0.0.1', userAgent: 'test', requestId: 'test' } as const;
    const call = { user: editor.user, caller: { ...caller, user: null } };
    const importId = randomUUID();
    const running = importCustomers(test.dependencies, call, { import_id: importId }, { name: 'x.csv', bytes }, signal);
    await expect(running).rejects.toThrow('disconnected');
    expect(await found('Preklic')).toHaveLength(0);
  });
});
