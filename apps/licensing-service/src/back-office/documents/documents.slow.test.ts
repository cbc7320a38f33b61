import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  AnswerOf,
  CurrentUser,
  Customer,
  CustomerSummary,
  DocumentContent,
  DocumentDetails,
  DocumentDraft,
  DocumentSummary,
  DocumentVersion,
} from '@atrium/api-client/contract';
import type { CallOf, documentLetterSchema } from '@atrium/api-client/contract/schemas';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rewrapKeptSignatures } from '../../identity';
import {
  createDataFolderFiles,
  createDocxToPdf,
  type DocxToPdf,
  type FileStore,
  readSignatures,
  signPdf,
} from '../../platform';
import { auditEntries, customers, documentVersions, keptSignatures, mailMessages } from '../../schema';
import { captureLog } from '../../testing/capture-log';
import { tooLargeFile } from '../../testing/documents/bad-files';
import { writeTemplate } from '../../testing/documents/write-template';
import { dumpDatabase } from '../../testing/dump-database';
import { makeFiscalFile } from '../../testing/fiscal-file';
import { makeFiscalSigner } from '../../testing/fiscal-signer';
import { redAndBlue, samplePdf } from '../../testing/files/sample-pictures';
import { sampleDocx } from '../../testing/files/sample-zip';
import { readPdf } from '../../testing/read-pdf';
import { testClock } from '../../testing/test-clock';
import { buildTenantsApp, type Person, type TenantsApp } from '../../testing/tenants-app';
import { checkUploadQuota } from '../check-upload-quota';
import { noMailTexts } from '../document-templates/mail-texts/no-mail-texts';
import { deleteExpiredDraftsJob } from './drafts/delete-expired-drafts.job';

type DocumentLetter = AnswerOf<CallOf<typeof documentLetterSchema>>;

let folder: string;
let test: TenantsApp;
let editor: Person;
let other: Person;
let content: DocumentContent;
let customer: Customer;
let put: FileStore['put'];
/** Whether pages are read, so that Word files are converted. */
let converts = false;
const builtin = createDocxToPdf({ kind: 'builtin' });
const time = testClock();
const { log, lines } = captureLog();
const customerPermissions = ['view', 'create', 'delete'].map((action) => `${action}/customers`);
const permissions = ['view', 'create', 'update', 'delete'].map((action) => `${action}/documents`);

const mailTexts = {
  ...noMailTexts,
  message_sl: 'Za {customer.title}: do {field.valid_until} za {items.total}.{field.terms} {field.gone} {author.name}',
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-documents-'));
  const store = createDataFolderFiles(join(folder, 'files'));
  put = (...file) => store.put(...file);
  const files: FileStore = { ...store, put: (...file) => put(...file) };
  const docxToPdf: DocxToPdf = {
    convert: async (docx) =>
      converts ? builtin.convert(docx) : { pdf: samplePdf(), pages: 1, warnings: [], renderer: 'none' },
  };
  const dependencies = { clock: time.clock, files, log, docxToPdf };
  test = await buildTenantsApp({ settings: { dataDir: folder }, dependencies });
  editor = await test.person('Editor', {
    permissions: [
      ...permissions,
      'send/documents',
      'sign/documents',
      ...customerPermissions,
      'delete/document-templates',
    ],
  });
  other = await test.person('Other', { permissions });
  const title = 'Žagarstvo Češnjevec d.o.o.';
  const address = { street: 'Škofjeloška cesta 12', postal_code: '4000', post: 'Kranj', country: 'SI', active: true };
  const contacts = [
    { type: 'email', value: 'ana@cesnjevec.si' },
    { type: 'email', value: 'bor@cesnjevec.si' },
    { type: 'phone', value: '+38640512883' },
  ];
  customer = (await editor.client.post('/customers', { title, ...address, contacts })).json<Customer>();
  content = {
    template_id: await writeTemplate(test, editor.user.id, 'Ponudba', mailTexts),
    customer_id: customer.id,
    title: null,
    fields: { 'field.valid_until': '2026-12-21' },
    items: [
      {
        table: 'items',
        description: 'Licenca CRM',
        quantity: 6000,
        unit: 'piece',
        price: 19_000,
        discount: 0,
        vat_rate: 'standard',
      },
      {
        table: 'items',
        description: 'Uvedba',
        quantity: 8000,
        unit: 'hour',
        price: 6200,
        discount: 1000,
        vat_rate: 'standard',
      },
      {
        table: 'items',
        description: 'Priročnik',
        quantity: 1000,
        unit: 'piece',
        price: 8700,
        discount: 0,
        vat_rate: 'special',
      },
    ],
  };
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const send = (json: object, path = '/document-drafts', person = editor) => person.client.send('POST', path, { json });

async function draft(changes: Partial<DocumentContent> & { base?: object } = {}): Promise<DocumentDraft> {
  const answer = await send({ ...content, ...changes });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

async function save({ id, version }: DocumentDraft): Promise<DocumentDetails> {
  const answer = await editor.client.post('/documents', { draft_id: id, _version: version });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

const textOf = async (path: string) => {
  const answer = await editor.client.get(path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  return (await readPdf(answer.rawPayload)).join(' ');
};

function upload(
  { id }: DocumentDetails,
  name: string,
  bytes: Uint8Array,
  fields: Readonly<Record<string, string>>,
  person = editor,
) {
  const parts = new FormData();
  for (const [field, value] of Object.entries(fields)) parts.append(field, value);
  parts.append('file', new File([Uint8Array.from(bytes)], name));
  return person.client.send('POST', `/documents/${id}/versions`, { parts });
}

/** Names of all stored files and unfinished uploads. */
async function storedFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).toSorted();
}

const lastAudit = async () =>
  (await test.database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0];

/** Converts Word files while `work` makes a document. */
async function converting<T>(work: () => Promise<T>): Promise<T> {
  converts = true;
  return work().finally(() => (converts = false));
}

describe('a draft', () => {
  it('fills the template with the customer, the fields and the items, in cents', async () => {
    const made = await converting(() => draft());
    expect(made).toMatchObject({
      title: `Ponudba ${made.number}`,
      customer: { title: 'Žagarstvo Češnjevec d.o.o.' },
      totals: { net: 167_340, vat: 35_336, total: 202_676 },
      word: true,
      pages: 1,
      base: null,
    });
    const text = await textOf(`/document-drafts/${made.id}/pdf`);
    for (const part of [
      'Žagarstvo Češnjevec d.o.o.',
      'Škofjeloška cesta 12, 4000 Kranj',
      `Ponudba ${made.number}`,
      'velja do 21.12.2026',
      'Licenca CRM',
      '446,40 €',
      'DDV 22 % od 1.586,40 €: 349,01 €',
      'za plačilo 2.026,76 €',
    ])
      expect(text).toContain(part);
    const word = await editor.client.get(`/document-drafts/${made.id}/word`);
    expect(word.headers['content-disposition']).toContain('attachment');
  });

  it('replaces the customer in this document with what its author typed', async () => {
    const fields = { ...content.fields, 'customer.street': 'Poslovna enota 3' };
    const made = await converting(() => draft({ fields }));
    expect(await textOf(`/document-drafts/${made.id}/pdf`)).toContain('Poslovna enota 3, 4000 Kranj');
  });

  it('names each field that is missing or wrong', async () => {
    const [first] = content.items;
    const wrong = { ...first, unit: 'kpl', vat_rate: 'none', table: 'items_other' };
    const answer = await send({ ...content, customer_id: null, fields: {}, items: [first, wrong] });
    const { errors } = answer.json<{ errors: object }>();
    expect([answer.statusCode, Object.keys(errors).toSorted()]).toEqual([
      422,
      ['customer_id', 'fields.field.valid_until', 'items.1.table', 'items.1.unit', 'items.1.vat_rate'],
    ]);
    const [row] = content.items;
    const large = { ...content, items: [{ ...row, quantity: 100_000_000_000, price: 100_000_000_000 }] };
    for (const path of ['/document-drafts', '/document-drafts/live-preview'])
      expect(Object.keys((await send(large, path)).json<{ errors: object }>().errors)).toEqual(['items.0.price']);
    const unseen = await send(content, '/document-drafts', other);
    expect(Object.keys(unseen.json<{ errors: object }>().errors)).toEqual(['customer_id']);
    const unknown = await send({ ...content, template_id: customer.id });
    expect(Object.keys(unknown.json<{ errors: object }>().errors)).toEqual(['template_id']);
  });

  it('belongs to its author alone, and is discarded by choice or after 24 hours', async () => {
    const discarded = await draft();
    expect((await send({ ...content, fields: {} })).statusCode).toBe(422);
    const expired = await draft();
    const numbers = [discarded, expired].map(({ number }) => Number(number.slice(5)));
    expect((numbers[1] ?? 0) - (numbers[0] ?? 0)).toBe(1);
    expect((await other.client.get(`/document-drafts/${discarded.id}`)).statusCode).toBe(404);
    expect((await other.client.delete(`/document-drafts/${discarded.id}`)).statusCode).toBe(404);
    expect((await editor.client.delete(`/document-drafts/${discarded.id}`)).statusCode).toBe(204);
    time.forward(24 * 3_600_000);
    expect((await editor.client.get(`/document-drafts/${expired.id}`)).statusCode).toBe(404);
    await deleteExpiredDraftsJob.run({ dependencies: test.dependencies } as never, {});
    expect((await editor.client.get('/document-drafts')).json<{ data: unknown[] }>().data).toEqual([]);
  });

  it('is made again with other content, unless it has changed', async () => {
    const made = await draft();
    const change = { ...content, items: [], _version: 1 };
    const changed = await editor.client.send('PUT', `/document-drafts/${made.id}`, { json: change });
    expect(changed.json()).toMatchObject({ number: made.number, version: 2, totals: { total: 0 } });
    const stale = await editor.client.send('PUT', `/document-drafts/${made.id}`, { json: change });
    expect([stale.statusCode, stale.json()]).toMatchObject([412, { current: { version: 2 } }]);
  });

  it('is previewed while its fields are still empty, and stores nothing', async () => {
    const before = (await editor.client.get('/document-drafts')).body;
    const answer = await converting(() => send({ ...content, fields: {} }, '/document-drafts/live-preview'));
    expect((await readPdf(answer.rawPayload)).join(' ')).toContain('velja do {field.valid_until}');
    expect((await editor.client.get('/document-drafts')).body).toBe(before);
  });
});

describe('a document', () => {
  it('keeps the previewed bytes, once for each draft, with an audit entry', async () => {
    const made = await draft();
    const preview = await editor.client.get(`/document-drafts/${made.id}/pdf`);
    const saved = await save(made);
    expect(saved).toMatchObject({
      number: made.number,
      state: 'saved',
      category: 'offer',
      current: { number: 1, kind: 'generated', parent: null, word: true },
      allowed_actions: ['update', 'delete', 'duplicate', 'send', 'sign'],
    });
    const stored = await editor.client.get(`/documents/${saved.id}/versions/1/pdf`);
    expect(stored.rawPayload.equals(preview.rawPayload)).toBe(true);
    expect(await lastAudit()).toMatchObject({ action: 'document.create', subjectId: saved.id });
    const again = await editor.client.post('/documents', { draft_id: made.id, _version: 1 });
    expect(again.statusCode).toBe(404);
  });

  it('gets versions from its own content and from earlier ones by permission; a newer version is never lost', async () => {
    const first = await save(await draft());
    const base = { document_id: first.id, number: 1 };
    const stored = (await editor.client.get(`/documents/${first.id}/content`)).json<DocumentContent>();
    expect(stored).toMatchObject({ items: content.items, fields: content.fields });
    const maker = await test.person('Maker', { permissions: ['view/documents', 'create/documents'] });
    expect((await send({ ...stored, base }, '/document-drafts', maker)).statusCode).toBe(403);
    const [second, late] = [await draft({ ...stored, items: [], base }), await draft({ ...stored, base })];
    expect(await save(second)).toMatchObject({ id: first.id, current_version: 2, current: { number: 2, parent: 1 } });
    const refused = await editor.client.post('/documents', { draft_id: late.id, _version: 1 });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'document_changed' }]);
    const stale = await editor.client.post(`/documents/${first.id}/versions/1/restore`, { _version: 1 });
    expect([stale.statusCode, stale.json()]).toMatchObject([412, { current: { version: 2 } }]);
    const restored = await editor.client.post(`/documents/${first.id}/versions/1/restore`, { _version: 2 });
    expect(restored.json()).toMatchObject({ current: { number: 3, restored_from: 1 } });
    const { data } = (await editor.client.get(`/documents/${first.id}/versions`)).json<{ data: DocumentVersion[] }>();
    expect(data.map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  it('gets a next version from those who may change it, for the same customer alone', async () => {
    const made = await save(await draft());
    const base = { document_id: made.id, number: 1 };
    const maker = await test.person('Beginner', {
      permissions: ['view/documents', 'create/documents', 'view/customers'],
    });
    expect((await send({ ...content, base }, '/document-drafts', maker)).statusCode).toBe(403);
    const input = { title: 'Medex', contacts: [{ type: 'email', value: 'nekdo@medex.si' }] };
    const { id: stranger } = (await editor.client.post('/customers', input)).json<Customer>();
    const refused = await send({ ...content, customer_id: stranger, base });
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(['customer_id']);
    const next = await draft({ base });
    const change = { ...content, customer_id: stranger, _version: 1 };
    const changed = await editor.client.send('PUT', `/document-drafts/${next.id}`, { json: change });
    expect(Object.keys(changed.json<{ errors: object }>().errors)).toEqual(['customer_id']);
  });

  it('counts towards what a user may store in a day', async () => {
    const { settings } = test.dependencies;
    const limits = { ...settings.limits, fileBytesPerDay: 1 };
    const dependencies = { ...test.dependencies, settings: { ...settings, limits } };
    await expect(checkUploadQuota(dependencies, editor.user.id, 0)).rejects.toMatchObject({ status: 429 });
  });

  it('is renamed, archived, copied and deleted', async () => {
    const made = await save(await draft());
    const renamed = await editor.client.put(`/documents/${made.id}`, { title: 'Nova\u000bponudba', _version: 1 });
    expect(renamed.json()).toMatchObject({ title: 'Nova ponudba', version: 2 });
    await editor.client.put(`/documents/${made.id}`, { title: 'Nova ponudba', archived: true, _version: 2 });
    const titles = async (query: string) =>
      (await editor.client.get(`/documents?${query}`))
        .json<{ data: DocumentSummary[] }>()
        .data.map(({ title }) => title);
    expect(await titles('per_page=100')).not.toContain('Nova ponudba');
    expect(await titles('filter[archived]=true')).toEqual(['Nova ponudba']);
    const copy = await send({}, `/documents/duplicate/${made.id}`);
    expect(copy.json()).toMatchObject({ base: null, content: { items: content.items } });
    expect(copy.json<DocumentDraft>().number).not.toBe(made.number);
    expect((await editor.client.delete(`/documents/${made.id}`)).statusCode).toBe(204);
    expect((await editor.client.get(`/documents/${made.id}/versions/1/pdf`)).statusCode).toBe(404);
  });

  it('is found by the beginnings of words on its pages, without diacritics', async () => {
    const title = 'Čebelarska oprema, b2b@oprema.si';
    const made = await save(await converting(() => draft({ title })));
    const found = async (search: string) => {
      const answer = await editor.client.get(`/documents?search=${encodeURIComponent(search)}`);
      return answer.json<{ data: DocumentSummary[] }>().data.map(({ id }) => id);
    };
    for (const search of [
      'cebelar',
      'oprem ceb',
      'Čebelarska žagarst',
      made.number,
      'cebelar 2.026,76',
      'b2b@oprema.si',
    ])
      expect([search, await found(search)]).toEqual([search, [made.id]]);
    expect(await found('čebelnjak')).toEqual([]);
    expect(await found("'& | !:*")).toEqual([]);
  });

  it('is drawn on: as a download, and as the next version without a Word file', async () => {
    const made = await save(await converting(() => draft()));
    const stroke = {
      page: 1,
      color: 'red',
      width: 3,
      points: [
        [10, 10, 0.5],
        [60, 40, 0.6],
        [90, 20, 0.5],
      ],
    };
    const original = await editor.client.get(`/documents/${made.id}/versions/1/pdf`);
    const copy = await send({ strokes: [stroke] }, `/documents/${made.id}/versions/1/drawing`);
    expect(copy.rawPayload.subarray(0, original.rawPayload.length).equals(original.rawPayload)).toBe(true);
    const drawn = await send({ strokes: [stroke], _version: 1 }, `/documents/${made.id}/versions/1/drawn`);
    expect(drawn.json()).toMatchObject({ current: { number: 2, kind: 'drawn', parent: 1, word: false } });
    expect((await editor.client.get(`/documents/${made.id}/versions/2/word`)).statusCode).toBe(404);
    const outside = await send({ strokes: [{ ...stroke, page: 9 }] }, `/documents/${made.id}/versions/1/drawing`);
    expect(outside.statusCode).toBe(422);
    const many = await send(
      { strokes: Array.from({ length: 501 }, () => stroke) },
      `/documents/${made.id}/versions/1/drawing`,
    );
    expect(Object.keys(many.json<{ errors: object }>().errors)).toEqual(['strokes']);
    const sketch = await draft();
    time.forward(3_600_000);
    const path = `/document-drafts/${sketch.id}/drawing`;
    const kept = await editor.client.send('PUT', path, { json: { strokes: [stroke], _version: 1 } });
    expect(kept.json()).toMatchObject({ kind: 'drawn', signature: null, word: false, version: 2 });
    const [before, after] = [sketch, kept.json<DocumentDraft>()].map(({ expires_at: at }) => Date.parse(at));
    expect((after ?? 0) - (before ?? 0)).toBeGreaterThanOrEqual(3_600_000);
  });

  it('is signed with a certificate, as PAdES that covers the whole file, leaves no secret, and then never changes', async () => {
    const made = await save(await draft());
    const password = 'zz-SECRET-geslo';
    const file = Buffer.from(await makeFiscalFile(password).arrayBuffer()).toString('base64');
    const place = { page: 1, x: 60, y: 600, width: 170, height: 62 };
    const input = { picture: null, place, certificate: { file, password }, _version: 1 };
    const path = `/documents/${made.id}/versions/1/signed`;
    const checked = await send({ file, password: 'wrong' }, '/documents/check-certificate');
    const incorrect = 'The certificate and password combination is incorrect.';
    expect([checked.statusCode, checked.json()]).toMatchObject([422, { errors: { password: [incorrect] } }]);
    const signed = await send(input, path);
    const kinds = { kind: 'signed', signature: 'certificate', word: false };
    expect(signed.json(), signed.body).toMatchObject({ state: 'signed', version: 2, current: kinds });
    expect(await lastAudit()).toMatchObject({
      action: 'document.add-version',
      after: { kind: 'signed', signature: 'certificate', signer: expect.stringMatching(/./) },
    });
    const { rawPayload: pdf } = await editor.client.get(`/documents/${made.id}/versions/2/pdf`);
    expect(await readSignatures(pdf)).toMatchObject([{ state: 'valid' }]);
    expect((await send(input, path)).statusCode).toBe(412);
    const stroke = { page: 1, color: 'red', width: 3, points: [[10, 10, 0.5]] };
    const drawn = await send({ strokes: [stroke], _version: 2 }, `/documents/${made.id}/versions/2/drawn`);
    expect([drawn.statusCode, drawn.json()]).toMatchObject([409, { code: 'document_signed' }]);
    const picture = redAndBlue(40, 20).pngSync().toString('base64');
    const onTop = { ...input, picture, certificate: null, _version: 2 };
    const broken = await send(onTop, `/documents/${made.id}/versions/2/signed`);
    expect([broken.statusCode, broken.json()]).toMatchObject([409, { code: 'document_signed' }]);
    const sketch = await draft();
    const signDraft = (body: object) =>
      editor.client.send('PUT', `/document-drafts/${sketch.id}/signature`, { json: body });
    expect((await signDraft(input)).json()).toMatchObject({ kind: 'signed', signature: 'certificate', version: 2 });
    expect(await lastAudit()).toMatchObject({ action: 'document.sign-draft', subjectId: sketch.id });
    expect((await signDraft(onTop)).json()).toMatchObject({ code: 'document_signed' });
    const deleted = await editor.client.delete(`/documents/${made.id}`);
    expect([deleted.statusCode, deleted.json()]).toMatchObject([409, { code: 'document_final' }]);
    expect((await other.client.send('POST', path, { json: input })).statusCode).toBe(403);
    const kept = JSON.stringify([lines, [...(await dumpDatabase(test.database)).values()]]);
    expect([kept.includes(made.id), kept.includes(password), kept.includes(file.slice(0, 100))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('takes back a Word file, a PDF signed elsewhere, and any other PDF as what it is', async () => {
    const made = await save(await draft());
    const read = async (path: string) => (await editor.client.get(`/documents/${made.id}/versions/${path}`)).rawPayload;
    const file = await read('1/word');
    const word = await converting(() => upload(made, 'ponudba.docx', file, { _version: '1' }));
    expect(word.json(), word.body).toMatchObject({ current: { number: 2, kind: 'uploaded', word: true } });
    const pdf = await read('2/pdf');
    const unsigned = await upload(made, 'ponudba.pdf', pdf, { _version: '2' });
    expect([unsigned.statusCode, unsigned.json()]).toMatchObject([409, { code: 'not_signed', reason: 'no_signature' }]);
    const { certificatePem, privateKeyPem } = makeFiscalSigner();
    const signature = { name: 'Ana', at: time.clock(), place: null };
    const key = { certificates: [certificatePem], privateKey: privateKeyPem };
    const bytes = await signPdf(pdf, { ...key, ...signature });
    expect((await upload(made, 'podpisano.pdf', bytes, { _version: '2' }, other)).statusCode).toBe(403);
    const signed = await upload(made, 'podpisano.pdf', bytes, { _version: '2' });
    expect(signed.json(), signed.body).toMatchObject({ state: 'signed', current: { number: 3, kind: 'signed' } });
    const kept = await upload(made, 'ponudba.pdf', pdf, { _version: '3', accept_unsigned: 'true' });
    expect(kept.json(), kept.body).toMatchObject({ current: { number: 4, kind: 'uploaded', signature: null } });
    const stale = await upload(made, 'ponudba.pdf', pdf, { _version: '3' });
    expect(stale.statusCode).toBe(412);
  });

  /** `bad-files.long.test.ts` sends every bad file. */
  it('takes back nothing that is bad, with the reason, and stores nothing', async () => {
    const made = await save(await draft());
    const before = await storedFiles();
    const files: readonly (readonly [string, Buffer, string])[] = [
      ['slika.png', samplePdf(), 'Choose a Word file (.docx) or a PDF.'],
      [
        'a.docx',
        sampleDocx({ 'word/vbaProject.bin': 'x' }),
        'This Word file has macros. Save it without them, as .docx.',
      ],
      ['a.pdf', Buffer.from('%PDF-1.7'), 'The content of this file does not match its extension, or it is damaged.'],
      ['a.pdf', samplePdf(200, 300, 201), 'This file has more than 200 pages.'],
    ];
    for (const [name, bytes, sentence] of files) {
      const answer = await upload(made, name, bytes, { _version: '1', accept_unsigned: 'true' });
      const errors = { file: [expect.stringContaining(sentence)] };
      expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors }]);
    }
    expect((await upload(made, 'a.pdf', tooLargeFile(), { _version: '1' })).statusCode).toBe(413);
    expect((await editor.client.get(`/documents/${made.id}`)).json()).toMatchObject({ current_version: 1, version: 1 });
    expect(await storedFiles()).toEqual(before);
  });

  it('is neither made nor changed on a full disk, and nothing is left there', async () => {
    const [made, unsaved] = [await save(await draft()), await draft()];
    const before = await storedFiles();
    const stores = put;
    let count = 0;
    put = (...file) =>
      (count += 1) % 2 === 1 ? stores(...file) : Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    const word = (await editor.client.get(`/documents/${made.id}/versions/1/word`)).rawPayload;
    const answers = [await send(content), await upload(made, 'a.docx', word, { _version: '1' })];
    put = stores;
    for (const answer of answers)
      expect([answer.statusCode, answer.json()]).toMatchObject([507, { code: 'storage_full' }]);
    expect(await storedFiles()).toEqual(before);
    expect(await save(unsaved)).toMatchObject({ current_version: 1 });
    expect((await upload(made, 'a.docx', word, { _version: '1' })).statusCode).toBe(201);
  });

  it('with a flipped byte is never shown, while its other files, the other documents and the list are', async () => {
    const [damaged, intact] = [await save(await draft()), await save(await draft())];
    const [row] = await test.database
      .select()
      .from(documentVersions)
      .where(eq(documentVersions.documentId, damaged.id));
    const { pdf = '', docx } = row ?? {};
    const path = join(folder, 'files', pdf.slice(0, 2), pdf);
    const bytes = await readFile(path);
    bytes[200] = 255 - (bytes[200] ?? 0);
    await writeFile(path, bytes);
    const open = async (id: string, kind: string) => {
      const answer = await editor.client.get(`/documents/${id}/versions/1/${kind}`);
      return [answer.statusCode, answer.statusCode === 200 ? 'shown' : answer.json<{ code: string }>().code];
    };
    expect(await open(damaged.id, 'pdf')).toEqual([500, 'file_unreadable']);
    const entry = { action: 'file.unreadable', outcome: 'refused', subjectId: pdf, related: [damaged.id] };
    expect(await lastAudit()).toMatchObject(entry);
    expect([await open(damaged.id, 'word'), await open(intact.id, 'pdf')]).toEqual([
      [200, 'shown'],
      [200, 'shown'],
    ]);
    expect((await editor.client.get(`/documents?search=${damaged.number}`)).json()).toMatchObject({ total: 1 });
    await test.dependencies.files.delete(docx ?? '');
    expect(await open(damaged.id, 'word')).toEqual([500, 'file_unreadable']);
  });

  it('is sent as PDF to contacts of its customer alone, once for each request', async () => {
    const made = await save(await draft());
    const emails = ['ana@cesnjevec.si', 'bor@cesnjevec.si'];
    const hits = vi.spyOn(test.dependencies.rateCounters, 'hit');
    const letter = (await editor.client.get(`/documents/${made.id}/letter`)).json<DocumentLetter>();
    expect(letter).toMatchObject({ language: 'sl', recipients: emails.map((email) => ({ email })) });
    expect(letter.subject).toBe(`${made.title}, ${test.dependencies.settings.seller.name}`);
    const { title } = customer;
    const { full_name: author } = (await editor.client.get('/auth/user')).json<CurrentUser>();
    expect(letter.message).toMatch(
      new RegExp(`^Za ${title}: do 21\\. ?12\\. ?2026 za 2\\.026,76\\s€\\. {field\\.gone} ${author}$`),
    );
    await test.database.update(customers).set({ language: 'en' }).where(eq(customers.id, customer.id));
    const english = (await editor.client.get(`/documents/${made.id}/letter`)).json<DocumentLetter>();
    expect(english).toMatchObject({ language: 'en', message: expect.stringContaining(`find attached ${made.title}.`) });
    const contacts = letter.recipients.map(({ contact_id: id }) => id);
    const input = { number: 1, contact_ids: contacts, language: 'sl', subject: letter.subject, message: 'Lep pozdrav' };
    const key = { headers: { 'idempotency-key': 'x'.repeat(32) } };
    const path = `/documents/${made.id}/sends`;
    for (const _press of [1, 2]) {
      const sent = await editor.client.post(path, input, key);
      expect(sent.json(), sent.body).toMatchObject({
        data: expect.arrayContaining(
          emails.map((recipient) => expect.objectContaining({ number: 1, recipient, state: 'handed_over' })),
        ),
      });
    }
    expect(hits.mock.calls.filter(([limit]) => limit === 'documentMail')).toHaveLength(3);
    expect((await editor.client.get(`/documents/${made.id}`)).json()).toMatchObject({ state: 'sent' });
    const sent = { subject: letter.subject, attachment: { name: `${made.title}.pdf` } };
    expect(await test.database.select().from(mailMessages)).toMatchObject([sent, sent]);
    const stranger = await editor.client.post(path, { ...input, contact_ids: [made.id] });
    expect(stranger.json()).toMatchObject({ errors: { contact_ids: [expect.any(String)] } });
    const injected = await editor.client.post(path, { ...input, subject: 'A\r\nBcc: b@example.com' });
    expect(injected.json()).toMatchObject({ errors: { subject: [expect.any(String)] } });
    expect((await other.client.post(path, input)).statusCode).toBe(403);
  });

  it('counts for its customer, and keeps customer and template from being deleted, also as a draft', async () => {
    const counted = async (person: Person) => {
      const { data } = (await person.client.get('/customers')).json<{ data: CustomerSummary[] }>();
      return data.find(({ id }) => id === customer.id)?.documents;
    };
    const before = (await counted(editor)) ?? 0;
    await save(await draft());
    expect(await counted(editor)).toBe(before + 1);
    expect(await counted(await test.person('Seller', { permissions: ['view/customers'] }))).toBeNull();
    const paths = [`/customers/${customer.id}`, `/document-templates/${content.template_id}`];
    const uses = () =>
      Promise.all(
        paths.map(async (path) => {
          const answer = await editor.client.delete(path);
          expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'in_use' }]);
          return answer.json<{ uses: number }>().uses;
        }),
      );
    const used = await uses();
    await draft();
    expect(await uses()).toEqual(used.map((count) => count + 1));
  });
});

it('a signature picture is kept encrypted, for its account alone, until it is deleted', async () => {
  const path = '/auth/signature';
  const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('podpis')]).toString('base64');
  expect((await editor.client.put(path, { picture: btoa('no picture') })).statusCode).toBe(422);
  expect((await editor.client.put(path, { picture })).json()).toEqual({ picture });
  const kept = await lastAudit();
  expect([kept?.action, JSON.stringify(kept)]).toEqual(['auth.signature_kept', expect.not.stringContaining(picture)]);
  expect((await editor.client.get(path)).json()).toEqual({ picture });
  const [row] = await test.database.select().from(keptSignatures);
  expect(Buffer.from(row?.envelope ?? '', 'base64url').includes('podpis')).toBe(false);

  const rotated = { id: 'k2', key: randomBytes(32) };
  const { secretKeys } = test.dependencies;
  await rewrapKeptSignatures(test.database, [rotated, ...secretKeys]);
  expect((await editor.client.get(path)).json()).toEqual({ picture: null });
  await rewrapKeptSignatures(test.database, [...secretKeys, rotated]);
  expect((await editor.client.get(path)).json()).toEqual({ picture });

  expect((await other.client.get(path)).json()).toEqual({ picture: null });
  expect((await other.client.put(path, { picture })).statusCode).toBe(403);
  await other.client.delete(path);
  expect(await test.database.$count(keptSignatures)).toBe(1);
  expect((await editor.client.delete(path)).json()).toEqual({ picture: null });
  expect(await lastAudit()).toMatchObject({ action: 'auth.signature_deleted' });
  expect(await test.database.$count(keptSignatures)).toBe(0);
});

it('documents require a permission for each request', async () => {
  const reader = await test.person('Reader');
  for (const path of ['/documents', '/document-drafts', `/documents/${customer.id}`])
    expect([path, (await reader.client.get(path)).statusCode]).toEqual([path, 403]);
  expect((await send(content, '/document-drafts', reader)).statusCode).toBe(403);
});
