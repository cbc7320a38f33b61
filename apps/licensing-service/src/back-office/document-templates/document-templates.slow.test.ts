import { readFile, rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  DocumentTemplate,
  DocumentTemplateSummary,
  TemplateFile,
  TemplateRefusal,
  TemplateVersion,
} from '@atrium/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConversionFailed, createDataFolderFiles, createDocxToPdf } from '../../platform';
import { auditEntries, documentTemplates, templateFiles } from '../../schema';
import { tooLargeFile } from '../../testing/documents/bad-files';
import { samplePdf } from '../../testing/files/sample-pictures';
import { externalRelationship, sampleDocx } from '../../testing/files/sample-zip';
import { testClock } from '../../testing/test-clock';
import { buildTenantsApp, type Person, type TenantsApp } from '../../testing/tenants-app';
import { builtInFile, seedTemplates, type TemplateFacts } from './built-in/seed-templates';
import { deleteUnusedTemplateFilesJob } from './files/delete-unused-template-files.job';

let folder: string;
let test: TenantsApp;
let editor: Person;
let other: Person;
let isClean = true;
/** Each conversion takes a process, so that most tests do without. */
let converts = false;
let isTooLong = false;
const builtin = createDocxToPdf({ kind: 'builtin' });
const time = testClock();
const address = '/document-templates';
const permissions = ['view', 'create', 'update', 'delete'].map((action) => `${action}/document-templates`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-templates-'));
  test = await buildTenantsApp({
    settings: { dataDir: folder },
    dependencies: {
      clock: time.clock,
      files: createDataFolderFiles(join(folder, 'files')),
      virusScan: { isClean: async () => isClean },
      docxToPdf: {
        convert: async (docx) => {
          if (isTooLong) throw new ConversionFailed('too_many_pages');
          return converts ? builtin.convert(docx) : { pdf: samplePdf(), pages: 1, warnings: [], renderer: 'none' };
        },
      },
    },
  });
  editor = await test.person('Editor', { permissions });
  other = await test.person('Other', { permissions, language: 'sl' });
  await seedTemplates(test.dependencies);
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

function send(person: Person, name: string, content: Uint8Array, headers: Readonly<Record<string, string>> = {}) {
  const parts = new FormData();
  parts.append('file', new File([Uint8Array.from(content)], name));
  return person.client.send('POST', `${address}/files`, { parts, headers });
}

async function upload(template: string): Promise<TemplateFile> {
  const answer = await send(editor, 'predloga.docx', await readFile(builtInFile(template, 'docx')));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

/** A file as an upload leaves it, without the time that its checks take. */
async function storeUpload(template: string): Promise<string> {
  const { files, clock } = test.dependencies;
  const bytes = await readFile(builtInFile(template, 'docx'));
  const facts = JSON.parse(await readFile(builtInFile(template, 'json'), 'utf8')) as TemplateFacts;
  const [docx, sample, tagged] = [await files.put([bytes], 1e6), await files.put([], 1), await files.put([], 1)];
  const stored = { docx: docx.id, sample: sample.id, tagged: tagged.id, size: docx.size };
  const times = { uploadedAt: clock(), unusedSince: clock() };
  const row = { name: 'dopis.docx', ...facts, ...stored, uploadedBy: editor.user.id, ...times };
  const [file] = await test.database.insert(templateFiles).values(row).returning({ id: templateFiles.id });
  return file?.id ?? '';
}

const input = { title: 'Opomin', category: 'letter', view: 'portrait', language: 'sl', active: true };

const listed = async (query: string) => {
  const answer = await editor.client.get(`${address}?${query}`);
  return answer.json<{ data: DocumentTemplateSummary[] }>().data;
};

const seeded = async (title: string): Promise<DocumentTemplate> => {
  const [found] = await listed(`search=${encodeURIComponent(title)}`);
  return (await editor.client.get(`${address}/${found?.id}`)).json();
};

const lastAudit = async () => {
  const [entry] = await test.database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry;
};

/** A Word file whose paragraphs have these texts. */
const withTexts = (...texts: string[]) => {
  const paragraphs = texts.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  return sampleDocx({
    'word/document.xml': `<w:document ${space}><w:body>${paragraphs}</w:body></w:document>`,
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  });
};

describe('document-templates', () => {
  it('are made from an upload, get versions, and are restored, each with an audit entry', async () => {
    converts = true;
    const file = await upload('reminder.sl').finally(() => (converts = false));
    expect(file).toMatchObject({ name: 'predloga.docx', pages: 1 });
    expect(file.content.tags).toContainEqual({ name: 'customer.title', source: 'record', pages: [1] });
    expect(file.content.signatures).toMatchObject([{ name: 'signature.author', page: 1, width: 170 }]);
    expect(file.content.fields).toContainEqual(expect.objectContaining({ name: 'field.due_date', type: 'date' }));
    expect((await other.client.post(address, { ...input, file_id: file.id })).statusCode).toBe(422);

    const answer = await editor.client.post(address, { ...input, file_id: file.id });
    expect(answer.statusCode, answer.body).toBe(201);
    const made = answer.json<DocumentTemplate>();
    expect(made).toMatchObject({ ...input, current_version: 1, documents: 0, unknown_tags: 0, version: 1 });
    expect(made.allowed_actions).toEqual(['update', 'delete', 'duplicate']);
    expect(await lastAudit()).toMatchObject({ action: 'document-template.create', subjectId: made.id });
    expect((await editor.client.post(address, { ...input, file_id: file.id })).statusCode).toBe(422);

    const [first, ...rest] = made.content.fields;
    const fields = [...rest, { ...first, label: 'Račun št.', type: 'long_text', required: false }];
    const path = `${address}/${made.id}`;
    const saved = await editor.client.put(`${path}/fields`, { fields, _version: 1 });
    expect(saved.json<DocumentTemplate>().content.fields).toEqual(fields);
    expect(await lastAudit()).toMatchObject({ action: 'document-template.save-fields' });
    const less = await editor.client.put(`${path}/fields`, { fields: rest, _version: 2 });
    expect([less.statusCode, Object.keys(less.json<{ errors: object }>().errors)]).toEqual([422, ['fields']]);

    const file_id = await storeUpload('letter.sl');
    const next = await editor.client.post(`${path}/versions`, { file_id, note: 'Dopis', _version: 2 });
    expect(next.json<DocumentTemplate>()).toMatchObject({ current_version: 2, version: 3, pages: 1 });
    expect(next.json<DocumentTemplate>().content.fields.map(({ name }) => name)).toEqual([
      'field.subject',
      'field.text',
    ]);
    const stale = await editor.client.post(`${path}/versions/1/restore`, { _version: 2 });
    expect([stale.statusCode, stale.json<{ current: DocumentTemplate }>().current.version]).toEqual([412, 3]);
    const restored = await editor.client.post(`${path}/versions/1/restore`, { _version: 3 });
    expect(restored.json<DocumentTemplate>()).toMatchObject({ current_version: 3, version: 4 });
    expect(await lastAudit()).toMatchObject({
      action: 'document-template.restore-version',
      after: { restoredFrom: 1 },
    });
    const versions = (await editor.client.get(`${path}/versions`)).json<{ data: TemplateVersion[] }>().data;
    expect(versions.map(({ number, note, restored_from }) => [number, note, restored_from])).toEqual([
      [3, null, 1],
      [2, 'Dopis', null],
      [1, null, null],
    ]);

    const word = await editor.client.get(`${path}/versions/1/file`);
    expect(word.rawPayload.equals(await readFile(builtInFile('reminder.sl', 'docx')))).toBe(true);
    expect(word.headers['content-disposition']).toBe('attachment; filename="predloga.docx"');
    for (const data of ['sample', 'tags'])
      expect((await editor.client.get(`${path}/versions/1/pdf?data=${data}`)).body.slice(0, 5)).toBe('%PDF-');
    expect((await editor.client.get(`${path}/versions/9/pdf`)).statusCode).toBe(404);

    expect((await editor.client.delete(path)).statusCode).toBe(204);
    expect((await editor.client.get(path)).statusCode).toBe(404);
    await expect(stored()).resolves.toHaveLength(2);
    time.forward(25 * 3_600_000);
    await deleteUnusedTemplateFilesJob.run({ dependencies: test.dependencies } as never, {});
    await expect(stored()).resolves.toEqual([]);
  });

  it('have texts for e-mails, with tags that a document fills', async () => {
    const { id, mail_texts: mailTexts, version } = await seeded('Opomin');
    expect(mailTexts.subject_en).toBe('Payment reminder for invoice {field.invoice}');
    const path = `${address}/${id}/mail-texts`;
    const wrong = { ...mailTexts, subject_sl: '{field.invoce} {signature.author}', message_sl: '{items.total}' };
    const refused = await editor.client.put(path, { ...wrong, _version: version });
    expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['subject_sl', 'message_sl'],
    ]);
    const changed = { ...mailTexts, subject_sl: null, message_sl: 'Stranki {customer.title}' };
    const saved = await editor.client.put(path, { ...changed, _version: version });
    expect(saved.json()).toMatchObject({ mail_texts: changed, version: version + 1 });
    expect(await lastAudit()).toMatchObject({
      action: 'document-template.save-mail-texts',
      after: { messageSl: changed.message_sl },
    });
    expect((await editor.client.put(path, { ...changed, _version: version })).statusCode).toBe(412);
    const copy = await editor.client.post(`${address}/duplicate/${id}`, {});
    expect(copy.json()).toMatchObject({ mail_texts: changed });
    await editor.client.delete(`${address}/${copy.json<DocumentTemplate>().id}`);
  });

  const stored = () => test.database.select().from(templateFiles).where(eq(templateFiles.uploadedBy, editor.user.id));

  const known =
    '{customer.titel} ni znana oznaka. Ste mislili {customer.title}? Mesto: besedilo, pri »{customer.titel} {field.valid until}«.';
  it.each<[string, string, Uint8Array, TemplateRefusal['check'], readonly string[]]>([
    ['a PDF', 'a.pdf', Buffer.from('%PDF-1.7'), 'safe', []],
    ['no byte', 'a.docx', Buffer.alloc(0), 'safe', ['unreadable']],
    ['macros', 'a.docx', sampleDocx({ 'word/vbaProject.bin': 'x' }), 'safe', ['macros']],
    [
      'a remote template',
      'a.docx',
      sampleDocx({
        'word/settings.xml': '<w:settings><w:attachedTemplate r:id="rId1"/></w:settings>',
        'word/_rels/settings.xml.rels': externalRelationship('attachedTemplate'),
      }),
      'safe',
      ['attached_template'],
    ],
    [
      'wrong tags',
      'a.docx',
      withTexts('{customer.titel} {field.valid until}', '{#items}{description}'),
      'tags',
      ['blank_in_name', 'not_closed', 'unknown_tag'],
    ],
  ])('refuse %s, and store nothing', async (_what, name, content, check, reasons) => {
    const answer = await send(other, name, content, { 'accept-language': 'sl' });
    const refused = answer.json<TemplateRefusal & { errors: Record<string, string[]> }>();
    expect([answer.statusCode, Object.keys(refused.errors)]).toEqual([422, ['file']]);
    expect([refused.check, refused.findings.map(({ reason }) => reason).toSorted()]).toEqual([check, reasons]);
    const meant = refused.findings.find(({ reason }) => reason === 'unknown_tag');
    expect(meant?.message ?? known).toBe(known);
    expect(await test.database.$count(templateFiles, eq(templateFiles.uploadedBy, other.user.id))).toBe(0);
  });

  it('refuse more than 200 pages and more than 20 MiB', async () => {
    isTooLong = true;
    const inSlovenian = { 'accept-language': 'sl' };
    const long = await send(other, 'a.docx', withTexts('a'), inSlovenian).finally(() => (isTooLong = false));
    const refused = long.json<TemplateRefusal & { errors: Record<string, string[]> }>();
    expect([refused.check, refused.errors]).toEqual(['pages', { file: ['Datoteka ima več kot 200 strani.'] }]);
    expect((await send(other, 'a.docx', tooLargeFile())).statusCode).toBe(413);
  });

  it('refuse a file with a virus', async () => {
    isClean = false;
    const answer = await send(editor, 'a.docx', withTexts('a')).finally(() => (isClean = true));
    expect([answer.statusCode, answer.json<TemplateRefusal>().check]).toEqual([422, 'safe']);
  });

  it('are listed, searched by title or tag, and filtered', async () => {
    const titles = async (query: string) => (await listed(query)).map(({ title }) => title);
    expect(await titles('search=pogodba')).toEqual(['Pogodba o opravljanju storitev']);
    expect(await titles(`search=${encodeURIComponent('{field.pay_until}')}`)).toEqual(['Opomin', 'Payment reminder']);
    expect(await titles('filter[category]=offer&filter[language]=en')).toEqual(['Offer with items']);
    expect(await titles('filter[view]=landscape')).toEqual([]);
    const [offer] = await listed('search=ponudba');
    expect(offer).toMatchObject({ tags: 22, documents: 0, current_version: 1, author: null });
  });

  it('are changed with optimistic locking, copied, and keep their codelists', async () => {
    const { id, version, ...offer } = await seeded('Ponudba');
    const { title, category, view, language } = offer;
    const change = { title, category, view, language, active: false, _version: version };
    const changed = await editor.client.put(`${address}/${id}`, change);
    expect(changed.json<DocumentTemplate>()).toMatchObject({ active: false, version: version + 1 });
    expect((await editor.client.put(`${address}/${id}`, change)).statusCode).toBe(412);
    const wrong = await editor.client.put(`${address}/${id}`, {
      ...change,
      category: 'nothing',
      _version: version + 1,
    });
    expect([wrong.statusCode, Object.keys(wrong.json<{ errors: object }>().errors)]).toEqual([422, ['category']]);
    const copy = await editor.client.post(`${address}/duplicate/${id}`, {});
    expect(copy.json<DocumentTemplate>()).toMatchObject({ title, version: 1, author: { id: editor.user.id } });
    expect(copy.json<DocumentTemplate>().content).toEqual(offer.content);
    expect((await editor.client.delete(`${address}/${copy.json<DocumentTemplate>().id}`)).statusCode).toBe(204);
  });

  it('include the templates of the product once, with their pages', async () => {
    await seedTemplates(test.dependencies);
    expect(await test.database.$count(documentTemplates)).toBe(8);
    const offer = await seeded('Ponudba s postavkami');
    expect(offer.allowed_actions).toEqual(['update', 'duplicate']);
    expect((await editor.client.delete(`${address}/${offer.id}`)).statusCode).toBe(409);
    const pdf = await editor.client.get(`${address}/${offer.id}/versions/1/pdf`);
    expect([pdf.statusCode, pdf.body.slice(0, 5)]).toEqual([200, '%PDF-']);
    const again = await editor.client.get(`${address}/${offer.id}/versions/1/pdf`);
    expect(again.rawPayload.equals(pdf.rawPayload)).toBe(true);
  });

  it('require a permission for each request', async () => {
    const reader = await test.person('Reader');
    expect((await reader.client.get(address)).statusCode).toBe(403);
    expect((await send(reader, 'a.docx', withTexts('a'))).statusCode).toBe(403);
  });
});
