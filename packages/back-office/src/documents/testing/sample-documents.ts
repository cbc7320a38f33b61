import type { DocumentContent, DocumentVersion } from '@atrium/api-client/contract';
import type { FakeDocument, FakeDraft } from '@atrium/api-client/testing';
import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import { sampleCustomer } from './sample-customer';

const at = '2026-11-21T09:42:00.000Z';
export const idOf = (last: string) => `018f0000-0000-7000-8000-0000000000${last}`;

export const offerId = idOf('d1');
export const letterId = idOf('d2');
export const documentId = idOf('e1');
export const signedId = idOf('e2');
export const draftId = idOf('f1');

/** What the sample document was made from. */
export const sampleContent: DocumentContent = {
  template_id: offerId,
  customer_id: sampleCustomer.id,
  title: null,
  fields: { 'field.place': 'Ljubljana', 'field.valid_until': '2026-12-21', 'field.subject': 'Uvedba' },
  items: [
    {
      table: 'items',
      description: 'Licenca CRM, leto',
      quantity: 6000,
      unit: 'piece',
      price: 19_000,
      discount: 0,
      vat_rate: 'standard',
    },
  ],
};

const person = { id: sampleAdministrator.id, full_name: sampleAdministrator.full_name };

const version = (number: number, rest: Partial<DocumentVersion> = {}): DocumentVersion => ({
  number,
  kind: 'generated',
  signature: null,
  parent: number === 1 ? null : number - 1,
  restored_from: null,
  word: true,
  pages: 3,
  size: 72_000,
  warnings: [],
  author: person,
  created_at: at,
  ...rest,
});

const base = {
  customer: { id: sampleCustomer.id, title: sampleCustomer.title },
  template: { id: offerId, title: 'Uvedba in licence' },
  category: 'offer',
  archived: false,
  author: person,
  last_modified: person,
  created_at: at,
  updated_at: at,
  version: 1,
  content: sampleContent,
};

/** A saved document with two versions. */
export const sampleDocument: FakeDocument = {
  ...base,
  id: documentId,
  title: 'Ponudba 2026-0417',
  number: '2026-0417',
  state: 'saved',
  current_version: 2,
  versions: [version(2, { kind: 'edited' }), version(1)],
};

/** The sample document, whose newest version is signed. */
export const sealedDocument: FakeDocument = {
  ...sampleDocument,
  state: 'signed',
  versions: [version(2, { kind: 'signed', signature: 'certificate', word: false }), version(1)],
};

export const signedDocument: FakeDocument = {
  ...base,
  id: signedId,
  title: 'Pogodba o obdelavi osebnih podatkov',
  number: '2026-0416',
  state: 'signed',
  current_version: 1,
  versions: [version(1, { kind: 'signed', signature: 'certificate', word: false })],
};

/** A preview that is not saved. */
export const sampleDraft: FakeDraft = {
  id: draftId,
  title: 'Ponudba 2026-0418',
  number: '2026-0418',
  customer: base.customer,
  template: base.template,
  content: sampleContent,
  base: null,
  kind: 'generated',
  signature: null,
  word: true,
  pages: 3,
  warnings: [],
  totals: { net: 114_000, vat: 25_080, total: 139_080 },
  created_at: at,
  updated_at: at,
  expires_at: '2026-11-22T09:42:00.000Z',
  version: 1,
  authorId: sampleAdministrator.id,
};
