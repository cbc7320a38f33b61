import { documentTemplatesResource, type DocumentTemplate } from '@atrium/api-client/contract';
import { ok, okFile, okPage, stubRecord, type StubAnswers } from '@atrium/api-client/testing/stub';
import { samplePdf } from './sample-pdf';

const facts = {
  allowed_actions: ['update', 'delete', 'duplicate'],
  version: 4,
  current_version: 3,
  pages: 2,
  tags: 10,
  unknown_tags: 1,
  documents: 42,
};
const content: DocumentTemplate['content'] = {
  tags: [
    { name: 'customer.title', source: 'record', pages: [1, 2] },
    { name: 'customer.address', source: 'record', pages: [1] },
    { name: 'customer.fax', source: 'unknown', pages: [1] },
    { name: 'document.number', source: 'record', pages: [1] },
    { name: 'field.valid_until', source: 'author', pages: [1] },
    { name: 'field.terms', source: 'author', pages: [1] },
    { name: 'items.total', source: 'items', pages: [1] },
    { name: 'author.name', source: 'record', pages: [2] },
    { name: 'author.phone', source: 'record', pages: [2] },
    { name: 'signature.author', source: 'signature', pages: [2] },
  ],
  fields: [
    { name: 'field.valid_until', label: 'Valid until', type: 'date', required: true, initial: null, days_ahead: 30 },
    {
      name: 'field.terms',
      label: 'Terms',
      type: 'long_text',
      required: false,
      initial: 'Payment is due in 15 days.',
      days_ahead: null,
    },
    { name: 'customer.fax', label: 'Customer fax', type: 'text', required: true, initial: null, days_ahead: null },
  ],
  tables: [{ name: 'items', columns: ['description', 'quantity', 'unit', 'price', 'discount', 'vat', 'net'] }],
  signatures: [{ name: 'signature.author', page: 2, x: 80, y: 500, width: 170, height: 62 }],
  warnings: [{ code: 'font_substituted', detail: 'Aptos' }],
};

const { record, answers } = stubRecord(documentTemplatesResource, {
  ...facts,
  title: 'Uvedba in licence',
  category: 'offer',
  view: 'portrait',
  language: 'sl',
  active: true,
  file_name: 'uvedba-in-licence.docx',
  size: 84_000,
});

/** A template with everything that a page can show. */
export const template: DocumentTemplate = {
  ...record,
  content,
  mail_texts: {
    subject_en: null,
    message_en: null,
    subject_sl: 'Ponudba {document.number}',
    message_sl: 'Spoštovani,\n\nv priponki vam pošiljamo ponudbo, ki velja do {field.valid_until}.',
  },
};

const idOf = (at: number) => `018f0000-0000-7000-8000-00000000a${String(at).padStart(3, '0')}`;
const rows = ['Uvedba in licence', 'Dopis na glavi podjetja', 'Opomin', 'Pogodba o vzdrževanju'].map((title, at) => ({
  ...template,
  id: at === 0 ? record.id : idOf(at),
  title,
  category: ['offer', 'letter', 'letter', 'contract'][at],
  unknown_tags: at === 0 ? 1 : 0,
  active: at !== 2,
}));

const option = (key: string, title: string) => ({ id: idOf(900), key, title, hidden: false });
const person = { id: idOf(901), full_name: 'Špela Črešnjevec' };
const version = (number: number, note: string | null, from: number | null = null) => ({
  number,
  note,
  restored_from: from,
  file_name: 'uvedba-in-licence.docx',
  size: 84_000,
  pages: 2,
  author: number === 1 ? null : person,
  created_at: '2026-11-19T14:12:00.000Z',
});

/** The responses of the screens of templates. */
export const templateAnswers: StubAnswers = {
  ...answers,
  'GET /document-templates': okPage(rows),
  [`GET /document-templates/${record.id}`]: ok(template),
  [`GET /document-templates/${record.id}/versions`]: ok({
    data: [version(3, 'Table of items and terms'), version(2, null, 1), version(1, 'Address in the window')],
  }),
  [`GET /document-templates/${record.id}/versions/3/pdf`]: okFile(
    samplePdf([{ lines: ['Ponudba'] }, { lines: ['Podpis'] }]),
  ),
  'GET /codelists/get/document-template-categories%2Cdocument-template-views': ok({
    'document-template-categories': {
      id: idOf(902),
      data: [option('offer', 'Offer'), option('contract', 'Contract'), option('letter', 'Letter')],
    },
    'document-template-views': {
      id: idOf(903),
      data: [option('portrait', 'Portrait'), option('landscape', 'Landscape')],
    },
  }),
};

/** A 422 of an upload whose tags are wrong. */
export const refusedTags = {
  status: 422,
  body: {
    code: 'invalid_input',
    status: 422,
    message: 'The given data was invalid.',
    errors: { file: ['The file needs corrections in Word.'] },
    check: 'tags',
    findings: [
      {
        reason: 'unknown_tag',
        message: '{customer.titel} is not a known tag. Did you mean {customer.title}?',
        part: null,
        near: null,
        tag: '{customer.titel}',
        suggestion: '{customer.title}',
      },
      {
        reason: 'not_closed',
        message: '{#items} is not closed. Write {/items}.',
        part: null,
        near: null,
        tag: '{#items}',
        suggestion: '{/items}',
      },
    ],
  },
};

/** A checked upload. */
export const checkedFile = {
  id: idOf(904),
  name: 'uvedba-in-licence-2027.docx',
  size: 86_000,
  pages: 3,
  content: { ...content, fields: content.fields.slice(0, 2), tags: content.tags.slice(0, 8), warnings: [] },
};

/** A Word file to choose. */
export const wordFile = () => new File(['PK'], 'uvedba-in-licence-2027.docx');
