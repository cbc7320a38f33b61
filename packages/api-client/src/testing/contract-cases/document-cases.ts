import assert from 'node:assert/strict';
import {
  createCustomerEndpoint,
  createDocumentDraftEndpoint,
  createDocumentEndpoint,
  createDocumentTemplateEndpoint,
  deleteDocumentEndpoint,
  discardDocumentDraftEndpoint,
  readDocumentContentEndpoint,
  type DocumentContent,
  documentPdfEndpoint,
  documentWordEndpoint,
  draftPdfEndpoint,
  draftWordEndpoint,
  duplicateDocumentEndpoint,
  exportDocumentsEndpoint,
  finishEditSessionEndpoint,
  getDocumentDraftEndpoint,
  getDocumentEndpoint,
  listDocumentDraftsEndpoint,
  listDocumentsEndpoint,
  listDocumentVersionsEndpoint,
  livePreviewEndpoint,
  openEditSessionEndpoint,
  restoreDocumentVersionEndpoint,
  updateDocumentDraftEndpoint,
  updateDocumentEndpoint,
  uploadDocumentVersionEndpoint,
  uploadTemplateFileEndpoint,
} from '../../contract';
import { download } from '../../files/download';
import { upload } from '../../files/upload';
import type { ApiClient } from '../../http/api-client';
import type { ContractCase } from './contract-case';
import { administrator, newUser, unused } from './people';
import { pictureFile } from './picture-file';
import { rejectionOf } from './rejection-of';
import { wordFile } from './word-file';

const pdf = 'application/pdf';

export async function contentOf(client: ApiClient): Promise<DocumentContent> {
  const file = await upload(client, uploadTemplateFileEndpoint, { files: { file: wordFile('dopis.docx') } });
  const input = { title: unused('Dopis'), category: 'letter', view: 'portrait', language: 'sl', active: true } as const;
  const template = await client.call(createDocumentTemplateEndpoint, { body: { ...input, file_id: file.id } });
  const customer = await client.call(createCustomerEndpoint, { body: { title: unused('Medex'), contacts: [] } });
  const fields = Object.fromEntries(
    template.content.fields.map(({ name, type }) => [name, type === 'date' ? '2026-12-21' : 'Besedilo']),
  );
  return { template_id: template.id, customer_id: customer.id, title: null, fields, items: [] };
}

export const documentCases: readonly ContractCase[] = [
  {
    name: 'a draft is previewed, changed, saved with the previewed bytes, and discarded',
    run: async (world) => {
      const { client } = await administrator(world);
      const content = await contentOf(client);
      const live = await download(client, livePreviewEndpoint, { body: { ...content, fields: {} } });
      assert.equal(live.blob.type, pdf);
      const made = await client.call(createDocumentDraftEndpoint, { body: content });
      assert.partialDeepStrictEqual(made, { content, base: null, kind: 'generated', word: true, version: 1 });
      const params = { id: made.id };
      assert.deepEqual(await client.call(getDocumentDraftEndpoint, { params }), made);
      const { data } = await client.call(listDocumentDraftsEndpoint, {});
      const { content: _content, ...row } = made;
      assert.deepEqual(
        data.find(({ id }) => id === made.id),
        row,
      );
      const body = { ...content, title: 'Dopis stranki', _version: 1 };
      const changed = await client.call(updateDocumentDraftEndpoint, { params, body });
      assert.partialDeepStrictEqual(changed, { title: 'Dopis stranki', number: made.number, version: 2 });
      await assert.rejects(client.call(updateDocumentDraftEndpoint, { params, body }), { name: 'StaleError' });
      const preview = await download(client, draftPdfEndpoint, { params });
      assert.match((await download(client, draftWordEndpoint, { params })).name, /\.docx$/);

      const saved = await client.call(createDocumentEndpoint, { body: { draft_id: made.id, _version: 2 } });
      assert.partialDeepStrictEqual(saved, {
        title: 'Dopis stranki',
        number: made.number,
        state: 'saved',
        archived: false,
        current_version: 1,
        current: { number: 1, kind: 'generated', parent: null, word: true, signature: null },
      });
      const version = { id: saved.id, number: 1 };
      const stored = await download(client, documentPdfEndpoint, { params: version });
      assert.deepEqual([stored.blob.type, preview.blob.type], [pdf, pdf]);
      await assert.rejects(client.call(getDocumentDraftEndpoint, { params }), { name: 'NotFoundError' });

      const other = await client.call(createDocumentDraftEndpoint, { body: content });
      assert.notEqual(other.number, made.number);
      await client.call(discardDocumentDraftEndpoint, { params: { id: other.id } });
      await assert.rejects(client.call(getDocumentDraftEndpoint, { params: { id: other.id } }), {
        name: 'NotFoundError',
      });
    },
  },
  {
    name: 'a document gets versions, and is renamed, archived, copied, exported and deleted',
    run: async (world) => {
      const { client } = await administrator(world);
      const content = await contentOf(client);
      const draft = await client.call(createDocumentDraftEndpoint, { body: content });
      const made = await client.call(createDocumentEndpoint, { body: { draft_id: draft.id, _version: 1 } });
      const params = { id: made.id };
      assert.deepEqual(await client.call(getDocumentEndpoint, { params }), made);
      const stored = await client.call(readDocumentContentEndpoint, { params });
      assert.deepEqual(stored, { ...content, title: made.title });
      const base = { document_id: made.id, number: 1 };
      const next = await client.call(createDocumentDraftEndpoint, { body: { ...stored, base } });
      assert.partialDeepStrictEqual(next, { base, number: made.number });
      const stranger = (await contentOf(client)).customer_id;
      const moved = { ...stored, customer_id: stranger, base };
      const unmoved = await rejectionOf(client.call(createDocumentDraftEndpoint, { body: moved }));
      assert.deepEqual(Object.keys(unmoved.problem['errors'] ?? {}), ['customer_id']);
      const late = await client.call(createDocumentDraftEndpoint, { body: { ...stored, base } });
      const second = await client.call(createDocumentEndpoint, { body: { draft_id: next.id, _version: 1 } });
      assert.partialDeepStrictEqual(second, { id: made.id, current_version: 2, current: { parent: 1 } });
      const refused = await rejectionOf(
        client.call(createDocumentEndpoint, { body: { draft_id: late.id, _version: 1 } }),
      );
      assert.deepEqual([refused.status, refused.problem['code']], [409, 'document_changed']);
      const restore = () =>
        client.call(restoreDocumentVersionEndpoint, {
          params: { ...params, number: 1 },
          body: { _version: second.version },
        });
      const { client: editor } = await administrator(world);
      const session = await editor.call(openEditSessionEndpoint, { params, body: { program: 'page' } });
      const locked = await rejectionOf(restore());
      assert.deepEqual([locked.status, locked.problem['code']], [409, 'document_locked']);
      await editor.call(finishEditSessionEndpoint, { params: { ...params, session_id: session.id } });
      const restored = await restore();
      assert.partialDeepStrictEqual(restored, { current_version: 3, current: { restored_from: 1 } });
      const { data: versions } = await client.call(listDocumentVersionsEndpoint, { params });
      assert.deepEqual(
        versions.map(({ number }) => number),
        [3, 2, 1],
      );
      assert.match((await download(client, documentWordEndpoint, { params: { ...params, number: 1 } })).name, /docx$/);

      const send = (name: string, version: number) =>
        upload(client, uploadDocumentVersionEndpoint, {
          params,
          body: { _version: version },
          files: { file: name.endsWith('.png') ? pictureFile(name) : wordFile(name) },
        });
      const returned = await send('dopis.docx', restored.version);
      assert.partialDeepStrictEqual(returned, { current_version: 4, current: { kind: 'uploaded', word: true } });
      assert.equal((await rejectionOf(send('dopis.docx', restored.version))).status, 412);
      const picture = await rejectionOf(send('slika.png', returned.version));
      assert.deepEqual(picture.problem['errors'], { file: ['Choose a Word file (.docx) or a PDF.'] });

      const title = unused('Ponudba');
      const renamed = await client.call(updateDocumentEndpoint, {
        params,
        body: { title, _version: returned.version },
      });
      const find = async (filter: Record<string, string>) =>
        (await client.call(listDocumentsEndpoint, { query: { search: title, filter } })).data.map(({ id }) => id);
      assert.deepEqual(await find({}), [made.id]);
      assert.deepEqual(await find({ customer: content.customer_id ?? '' }), [made.id]);
      const archived = { title, archived: true, _version: renamed.version };
      await client.call(updateDocumentEndpoint, { params, body: archived });
      await assert.rejects(client.call(updateDocumentEndpoint, { params, body: archived }), { name: 'StaleError' });
      assert.deepEqual([await find({}), await find({ archived: 'true' })], [[], [made.id]]);
      assert.equal((await download(client, exportDocumentsEndpoint, { body: {} })).name, 'documents.xlsx');
      const copy = await client.call(duplicateDocumentEndpoint, { params });
      assert.partialDeepStrictEqual(copy, { base: null, content: { ...content, title: null } });
      await client.call(deleteDocumentEndpoint, { params });
      await assert.rejects(client.call(getDocumentEndpoint, { params }), { name: 'NotFoundError' });
    },
  },
  {
    name: 'a document with missing fields, an unknown template and drafts of others are refused',
    run: async (world) => {
      const { client } = await administrator(world);
      const content = await contentOf(client);
      const empty = await rejectionOf(client.call(createDocumentDraftEndpoint, { body: { ...content, fields: {} } }));
      assert.equal(empty.status, 422);
      const unknown = { ...content, template_id: content.customer_id ?? '' };
      const refused = await rejectionOf(client.call(createDocumentDraftEndpoint, { body: unknown }));
      assert.deepEqual(Object.keys(refused.problem['errors'] ?? {}), ['template_id']);
      const { client: other } = await newUser(world);
      await assert.rejects(other.call(listDocumentDraftsEndpoint, {}), { name: 'ForbiddenError' });
      await assert.rejects(other.call(listDocumentsEndpoint, { query: {} }), { name: 'ForbiddenError' });
    },
  },
];
