import assert from 'node:assert/strict';
import {
  checkSigningCertificateEndpoint,
  deleteKeptSignatureEndpoint,
  keepSignatureEndpoint,
  readKeptSignatureEndpoint,
  createCustomerEndpoint,
  createDocumentDraftEndpoint,
  createDocumentEndpoint,
  documentLetterEndpoint,
  downloadDraftDrawingEndpoint,
  downloadDrawingEndpoint,
  drawOnDraftEndpoint,
  listDocumentSendsEndpoint,
  saveDrawingEndpoint,
  sendDocumentEndpoint,
  signDocumentEndpoint,
  signDraftEndpoint,
} from '../../contract';
import { download } from '../../files/download';
import type { ContractCase } from './contract-case';
import { contentOf } from './document-cases';
import { administrator, newUser, unused } from './people';
import { pictureFile } from './picture-file';
import { rejectionOf } from './rejection-of';

type Point = [number, number, number];

const points: Point[] = [
  [100, 100, 0.5],
  [160, 120, 0.5],
];
const strokes = [{ page: 1, color: 'blue' as const, width: 2, points }];
const place = { page: 1, x: 70, y: 600, width: 200, height: 80 };

export const documentActCases: readonly ContractCase[] = [
  {
    name: 'a document is drawn on, signed with a picture, and sent to an e-mail of its customer',
    run: async (world) => {
      const { client, user } = await administrator(world);
      const customer = await client.call(createCustomerEndpoint, {
        body: { title: unused('Medex'), contacts: [{ type: 'email', value: 'alja@zabar.example' }] },
      });
      const content = { ...(await contentOf(client)), customer_id: customer.id };
      const draft = await client.call(createDocumentDraftEndpoint, { body: content });
      const drawn = await client.call(drawOnDraftEndpoint, {
        params: { id: draft.id },
        body: { strokes, _version: draft.version },
      });
      assert.partialDeepStrictEqual(drawn, { kind: 'drawn', signature: null, word: false, version: draft.version + 1 });
      const made = await client.call(createDocumentEndpoint, { body: { draft_id: draft.id, _version: drawn.version } });
      assert.partialDeepStrictEqual(made.current, { kind: 'drawn', word: false });

      const params = { id: made.id, number: 1 };
      assert.equal(
        (await download(client, downloadDrawingEndpoint, { params, body: { strokes } })).blob.type,
        'application/pdf',
      );
      const copy = { strokes, _version: made.version };
      const second = await client.call(saveDrawingEndpoint, { params, body: copy });
      assert.partialDeepStrictEqual(second, { current_version: 2, current: { kind: 'drawn', parent: 1 } });
      assert.equal((await rejectionOf(client.call(saveDrawingEndpoint, { params, body: copy }))).status, 412);

      const picture = Buffer.from(await pictureFile().arrayBuffer()).toString('base64');
      const signed = await client.call(signDocumentEndpoint, {
        params: { ...params, number: 2 },
        body: { picture, place, certificate: null, _version: second.version },
      });
      assert.partialDeepStrictEqual(signed, { state: 'signed', current: { kind: 'signed', signature: 'picture' } });
      const refused = await rejectionOf(
        client.call(saveDrawingEndpoint, {
          params: { ...params, number: 3 },
          body: { strokes, _version: signed.version },
        }),
      );
      assert.deepEqual([refused.status, refused.problem['code']], [409, 'document_signed']);

      const { recipients, language } = await client.call(documentLetterEndpoint, { params: { id: made.id } });
      assert.deepEqual(
        recipients.map(({ email }) => email),
        ['alja@zabar.example'],
      );
      const letter = { number: 3, language, subject: 'Dopis', message: 'V priponki.' };
      const body = { ...letter, contact_ids: recipients.map(({ contact_id: id }) => id) };
      const sent = await client.call(sendDocumentEndpoint, { params: { id: made.id }, body });
      const author = { id: user.id, full_name: user.full_name };
      assert.partialDeepStrictEqual(sent.data, [{ number: 3, recipient: 'alja@zabar.example', reason: null, author }]);
      assert.deepEqual(await client.call(listDocumentSendsEndpoint, { params: { id: made.id } }), sent);
      const stranger = { ...letter, contact_ids: [made.id] };
      assert.equal(
        (await rejectionOf(client.call(sendDocumentEndpoint, { params: { id: made.id }, body: stranger }))).status,
        422,
      );
    },
  },
  {
    name: 'a draft is drawn on and signed, and what is no certificate is refused',
    run: async (world) => {
      const { client } = await administrator(world);
      const draft = await client.call(createDocumentDraftEndpoint, { body: await contentOf(client) });
      const params = { id: draft.id };
      const shown = await download(client, downloadDraftDrawingEndpoint, { params, body: { strokes } });
      assert.equal(shown.blob.type, 'application/pdf');
      const picture = Buffer.from(await pictureFile().arrayBuffer()).toString('base64');
      const input = { picture, place, certificate: null, _version: draft.version };
      const signed = await client.call(signDraftEndpoint, { params, body: input });
      const facts = { kind: 'signed', signature: 'picture', word: false } as const;
      assert.partialDeepStrictEqual(signed, { ...facts, version: draft.version + 1 });
      await assert.rejects(client.call(signDraftEndpoint, { params, body: input }), { name: 'StaleError' });
      assert.deepEqual(await client.call(keepSignatureEndpoint, { body: { picture } }), { picture });
      assert.deepEqual(await client.call(readKeptSignatureEndpoint), { picture });
      const { client: stranger } = await newUser(world);
      assert.deepEqual(await stranger.call(readKeptSignatureEndpoint), { picture: null });
      await assert.rejects(stranger.call(keepSignatureEndpoint, { body: { picture } }), { name: 'ForbiddenError' });
      assert.deepEqual(await client.call(deleteKeptSignatureEndpoint), { picture: null });
      assert.deepEqual(await client.call(readKeptSignatureEndpoint), { picture: null });
      const drawn = { strokes, _version: signed.version };
      const refused = await rejectionOf(client.call(drawOnDraftEndpoint, { params, body: drawn }));
      assert.deepEqual([refused.status, refused.problem['code']], [409, 'document_signed']);
      const other = await rejectionOf(
        client.call(checkSigningCertificateEndpoint, { body: { file: picture, password: 'geslo' } }),
      );
      assert.deepEqual(Object.keys(other.problem['errors'] ?? {}), ['certificate']);
    },
  },
];
