import assert from 'node:assert/strict';
import {
  createDocumentTemplateEndpoint,
  createTemplateVersionEndpoint,
  deleteDocumentTemplateEndpoint,
  downloadTemplateVersionEndpoint,
  duplicateDocumentTemplateEndpoint,
  exportDocumentTemplatesEndpoint,
  getDocumentTemplateEndpoint,
  listDocumentTemplatesEndpoint,
  listTemplateVersionsEndpoint,
  restoreTemplateVersionEndpoint,
  saveTemplateFieldsEndpoint,
  saveTemplateMailTextsEndpoint,
  templateSampleEndpoint,
  updateDocumentTemplateEndpoint,
  uploadTemplateFileEndpoint,
} from '../../contract';
import { download } from '../../files/download';
import { upload } from '../../files/upload';
import type { ApiClient } from '../../http/api-client';
import type { ContractCase } from './contract-case';
import { administrator, newUser } from './people';
import { pictureFile } from './picture-file';
import { rejectionOf } from './rejection-of';
import { wordFile } from './word-file';

const send = (client: ApiClient, file: File) => upload(client, uploadTemplateFileEndpoint, { files: { file } });
const input = { title: 'Dopis', category: 'letter', view: 'portrait', language: 'sl', active: true } as const;

export const documentTemplateCases: readonly ContractCase[] = [
  {
    name: 'a Word file becomes a template with versions, which is changed, copied, exported and deleted',
    run: async (world) => {
      const { client } = await administrator(world);
      const file = await send(client, wordFile('dopis.docx'));
      assert.partialDeepStrictEqual(file, { name: 'dopis.docx', pages: 1 });
      const made = await client.call(createDocumentTemplateEndpoint, { body: { ...input, file_id: file.id } });
      assert.partialDeepStrictEqual(made, { ...input, current_version: 1, documents: 0, version: 1 });
      const params = { id: made.id };
      assert.deepEqual(await client.call(getDocumentTemplateEndpoint, { params }), made);
      const { data } = await client.call(listDocumentTemplatesEndpoint, { query: { search: 'dopis' } });
      assert.ok(data.some(({ id }) => id === made.id));

      const body = { ...input, title: 'Obvestilo', _version: 1 };
      const changed = await client.call(updateDocumentTemplateEndpoint, { params, body });
      assert.partialDeepStrictEqual(changed, { title: 'Obvestilo', version: 2 });
      await assert.rejects(client.call(updateDocumentTemplateEndpoint, { params, body }), { name: 'StaleError' });
      const fields = made.content.fields.map((field) => ({ ...field, label: 'Velja do' }));
      const labelled = await client.call(saveTemplateFieldsEndpoint, { params, body: { fields, _version: 2 } });
      assert.deepEqual(labelled.content.fields, fields);

      const mailTexts = { subject_en: null, message_en: null, subject_sl: '{document.title}', message_sl: null };
      const texts = { params, body: { ...mailTexts, _version: 3 } };
      const worded = await client.call(saveTemplateMailTextsEndpoint, texts);
      assert.partialDeepStrictEqual(worded, { mail_texts: mailTexts, version: 4 });
      await assert.rejects(client.call(saveTemplateMailTextsEndpoint, texts), { name: 'StaleError' });
      const wrong = { ...mailTexts, message_sl: 'Velja do {field.never_asked}.', _version: 4 };
      const refused = await rejectionOf(client.call(saveTemplateMailTextsEndpoint, { params, body: wrong }));
      assert.deepEqual(Object.keys(refused.problem['errors'] ?? {}), ['message_sl']);

      const first = { id: made.id, number: 1 };
      const restored = await client.call(restoreTemplateVersionEndpoint, { params: first, body: { _version: 4 } });
      assert.partialDeepStrictEqual(restored, { current_version: 2, version: 5 });
      const versions = await client.call(listTemplateVersionsEndpoint, { params });
      assert.deepEqual(
        versions.data.map(({ number, restored_from: from }) => [number, from]),
        [
          [2, 1],
          [1, null],
        ],
      );
      await download(client, downloadTemplateVersionEndpoint, { params: first });
      const shown = await download(client, templateSampleEndpoint, { params: first, query: { data: 'tags' } });
      assert.equal(shown.blob.type, 'application/pdf');
      assert.equal(
        (await download(client, exportDocumentTemplatesEndpoint, { body: {} })).name,
        'document-templates.xlsx',
      );

      const copy = await client.call(duplicateDocumentTemplateEndpoint, { params });
      assert.partialDeepStrictEqual(copy, {
        title: 'Obvestilo',
        current_version: 1,
        mail_texts: mailTexts,
        version: 1,
      });
      await client.call(deleteDocumentTemplateEndpoint, { params });
      await assert.rejects(client.call(getDocumentTemplateEndpoint, { params }), { name: 'NotFoundError' });
    },
  },
  {
    name: 'a file of another kind is refused with the check that failed, a file that is gone, and other users',
    run: async (world) => {
      const { client } = await administrator(world);
      const refused = await rejectionOf(send(client, pictureFile('slika.png')));
      assert.deepEqual(refused.problem['errors'], { file: ['Choose a Word file (.docx).'] });
      assert.deepEqual([refused.problem['check'], refused.problem['findings']], ['safe', []]);
      const id = '018f0000-0000-7000-8000-000000000000';
      const gone = await rejectionOf(client.call(createDocumentTemplateEndpoint, { body: { ...input, file_id: id } }));
      assert.deepEqual(Object.keys(gone.problem['errors'] ?? {}), ['file_id']);
      const body = { file_id: id, note: null, _version: 1 };
      const missing = rejectionOf(client.call(createTemplateVersionEndpoint, { params: { id }, body }));
      assert.ok([404, 422].includes((await missing).status));
      const other = await newUser(world);
      await assert.rejects(other.client.call(listDocumentTemplatesEndpoint, { query: {} }), { name: 'ForbiddenError' });
      await assert.rejects(send(other.client, wordFile('dopis.docx')), { name: 'ForbiddenError' });
    },
  },
];
