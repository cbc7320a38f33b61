import {
  customersResource,
  documentsResource,
  type Customer,
  type CustomerImportCheck,
} from '@atrium/api-client/contract';
import { sampleOf } from '@atrium/api-client/testing/samples';
import { ok, okPage, type StubAnswers } from '@atrium/api-client/testing/stub';

const contactIds = ['018f0000-0000-7000-8000-0000000000c1', '018f0000-0000-7000-8000-0000000000c2'] as const;

/** A customer with an e-mail and a phone. */
export const sampleCustomer: Customer = {
  ...sampleOf(customersResource, 'record', {
    title: 'Gostilna Pri Žabarju, Alja Žabar s.p.',
    vat_number: 'SI59082437',
    street: 'Cankarjeva ulica 8',
    postal_code: '4240',
    post: 'Radovljica',
    city: null,
    country: 'SI',
    language: 'sl',
    note: null,
    active: true,
    erased_at: null,
    allowed_actions: ['update', 'delete', 'duplicate', 'erase'],
    version: 3,
  }),
  vat_check: { status: 'confirmed', name: null, checked_at: '2026-11-21T09:43:00.000Z' },
  contacts: [
    { id: contactIds[0], type: 'phone', value: '+38640512883' },
    { id: contactIds[1], type: 'email', value: 'alja@zabar.example' },
  ],
};

const row = {
  ...sampleOf(customersResource, 'list', {
    title: sampleCustomer.title,
    post: 'Radovljica',
    city: null,
    country: 'SI',
    active: true,
    erased_at: null,
    version: 3,
  }),
  contact: { type: 'email', value: 'alja@zabar.example' },
  contacts: 2,
  documents: 6,
};

const other = (last: string, fields: object) => ({
  ...row,
  id: `018f0000-0000-7000-8000-0000000000${last}`,
  ...fields,
});

/** A list of customers: with an e-mail, with a phone alone, without contacts, erased. */
export const sampleRows = [
  row,
  other('a1', {
    title: 'Pekarna Črešnjevec',
    post: 'Slovenska Bistrica',
    contact: { type: 'phone', value: '+38641208774' },
    contacts: 1,
  }),
  other('a2', {
    title: 'Planinski dom Šmohor',
    post: 'Laško',
    contact: null,
    contacts: 0,
    documents: 0,
    active: false,
  }),
  other('a3', {
    title: 'Erased customer',
    post: null,
    contact: null,
    contacts: 0,
    active: false,
    erased_at: '2026-11-21T10:00:00.000Z',
    allowed_actions: ['delete'],
  }),
];

const document = (last: string, title: string, state: 'saved' | 'signed' | 'sent') => ({
  ...sampleOf(documentsResource, 'list', { title, category: 'offer', state, archived: false }),
  id: `018f0000-0000-7000-8000-0000000000${last}`,
  customer: { id: sampleCustomer.id, title: sampleCustomer.title },
});

/** Documents of the customer. */
export const customerDocuments = [
  document('b1', 'Ponudba 2026-0418', 'saved'),
  document('b2', 'Pogodba o obdelavi osebnih podatkov', 'signed'),
  document('b3', 'Dopis o spremembi cenika', 'sent'),
];

/** A service with these customers; the first one has a page. */
export const customerAnswers: StubAnswers = {
  'GET /customers': okPage(sampleRows),
  [`GET /customers/${sampleCustomer.id}`]: ok(sampleCustomer),
  'GET /documents': okPage(customerDocuments),
};

/** The answer of VIES about a company. */
export const foundCompany = {
  status: 'confirmed',
  reason: null,
  vat_number: 'SI47360518',
  name: 'Slaščičarna Šmarnica, Nika Črv s.p.',
  address: { street: 'Glavni trg 14', postal_code: '8290', city: 'Sevnica', country: 'SI' },
  checked_at: '2026-11-21T09:44:00.000Z',
  customer: null,
} as const;

type ImportRow = CustomerImportCheck['preview']['all'][number];

const readyRow: ImportRow = {
  row: 2,
  state: 'ready',
  title: 'Kamnoseštvo Hribernik s.p.',
  vat_number: 'SI70318452',
  contact: { type: 'email', value: 'info@hribernik.example' },
  invalid: [],
  reasons: [],
};
const byPhone: ImportRow = {
  ...readyRow,
  row: 3,
  title: 'Frizerstvo Iva, Iva Oblak s.p.',
  vat_number: '',
  contact: { type: 'phone', value: '+38641220871' },
};
const refusedRow: ImportRow = {
  ...readyRow,
  row: 4,
  state: 'refused',
  title: 'Elektro Zorko d.o.o.',
  vat_number: 'SI5908243',
  contact: { type: 'email', value: 'pisarna@zorko.example' },
  invalid: ['vat_number'],
  reasons: ['VAT number: Slovenian ones have 8 digits.'],
};
const skippedRow: ImportRow = {
  ...readyRow,
  row: 5,
  state: 'skipped',
  title: 'Kovinarstvo Ažman d.o.o.',
  reasons: ['VAT number: This is a customer already, by the VAT number.'],
};
const untitledRow: ImportRow = {
  ...refusedRow,
  row: 6,
  title: '',
  vat_number: 'SI66120935',
  contact: { type: 'email', value: 'murka(at)gostilna' },
  invalid: ['title', 'email'],
  reasons: ['Name: Fill in this field.', 'E-mail: Enter an e-mail address such as name@example.com.'],
};

/** What an import would do with five rows. */
export const sampleImport: CustomerImportCheck = {
  kind: 'csv',
  sheet: null,
  encoding: 'windows-1250',
  delimiter: 'semicolon',
  columns: [
    { header: 'Naziv', sample: 'Kamnoseštvo Hribernik s.p.', field: 'title' },
    { header: 'Davčna št.', sample: 'SI70318452', field: 'vat_number' },
    { header: 'E-pošta', sample: 'info@hribernik.example', field: 'email' },
    { header: 'Opomba', sample: 'plačuje z zamudo', field: 'none' },
  ],
  rows: 5,
  ready: 2,
  filled: 0,
  refused: 2,
  skipped: 1,
  preview: {
    all: [readyRow, byPhone, refusedRow, skippedRow, untitledRow],
    ready: [readyRow, byPhone],
    refused: [refusedRow, untitledRow],
    skipped: [skippedRow],
  },
};
