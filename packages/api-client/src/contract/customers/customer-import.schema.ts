import { Type, type Static } from 'typebox';
import { fileSchema, idSchema } from '../fields.schema';
import { choice, named } from '../named.schema';
import { shownContactSchema } from './customer-contact.schema';
import { importFields } from './import-fields';

/** Most rows of each kind in `preview`. */
export const importPreviewRows = 200;

const fieldSchema = choice('CustomerImportField', importFields);
const encodingSchema = choice('CustomerImportEncoding', ['utf-8', 'windows-1250']);
const delimiterSchema = choice('CustomerImportDelimiter', ['semicolon', 'comma', 'tab']);

const reading = {
  /** The fields of the columns in their order, separated by commas; guessed if omitted. */
  columns: Type.Optional(Type.String({ maxLength: 2000 })),
  /** Of a CSV file; guessed if omitted. */
  encoding: Type.Optional(encodingSchema),
  /** Of a CSV file; guessed if omitted. */
  delimiter: Type.Optional(delimiterSchema),
  /**
   * What a row does if a customer has its VAT number: `skip` (the default), or `fill` the empty fields of that customer,
   * which needs `update/customers`.
   */
  known: Type.Optional(choice('CustomerImportKnown', ['skip', 'fill'])),
};

const counts = {
  /** Rows below the header that are not empty. */
  rows: Type.Integer(),
  ready: Type.Integer(),
  /** Ready rows that fill empty fields of a customer. */
  filled: Type.Integer(),
  /** Rows with an invalid or missing value. */
  refused: Type.Integer(),
  /** Rows of a customer who exists already, or stands above in the file. */
  skipped: Type.Integer(),
};

const rowSchema = named('CustomerImportRow', {
  /** Number of the row in the file; the header is row 1. */
  row: Type.Integer(),
  state: choice('CustomerImportState', ['ready', 'refused', 'skipped']),
  title: Type.String(),
  vat_number: Type.String(),
  contact: shownContactSchema,
  /** Fields with an invalid or missing value. */
  invalid: Type.Array(fieldSchema),
  /** Why the row stays out or what it fills, in the language of the response. */
  reasons: Type.Array(Type.String()),
});

const rows = Type.Array(rowSchema);

const importCheckSchema = named('CustomerImportCheck', {
  kind: choice('CustomerImportKind', ['csv', 'xlsx']),
  /** Name of the sheet; null for CSV. */
  sheet: Type.Union([Type.String(), Type.Null()]),
  /** Null for a workbook. */
  encoding: Type.Union([encodingSchema, Type.Null()]),
  delimiter: Type.Union([delimiterSchema, Type.Null()]),
  columns: Type.Array(
    named('CustomerImportColumn', { header: Type.String(), sample: Type.String(), field: fieldSchema }),
  ),
  ...counts,
  /** The first 200 rows of each kind. */
  preview: named('CustomerImportPreview', { all: rows, ready: rows, refused: rows, skipped: rows }),
});

/** Request and response of `checkCustomerImportEndpoint`. */
export const checkCustomerImportSchema = {
  summary:
    'Reads customers from `file` (XLSX or CSV, at most 20 MiB and 50,000 rows) and returns what an import would do with each row. Writes nothing.',
  body: named('CheckCustomerImportInput', reading),
  answers: { 200: importCheckSchema },
  errors: [413, 415],
} as const;

/** Request and response of `exportLeftOutEndpoint`. */
export const exportLeftOutSchema = {
  summary:
    'Returns the rows of `file` that an import would leave out as a spreadsheet, with their columns, number and reason.',
  body: named('ExportLeftOutInput', reading),
  answers: { 200: fileSchema },
  errors: [413, 415],
} as const;

/** Request and response of `importCustomersEndpoint`. */
export const importCustomersSchema = {
  summary:
    'Imports the ready rows of `file` in one transaction, once for each `import_id`; nothing is written if the caller disconnects before its end.',
  body: named('ImportCustomersInput', { ...reading, import_id: idSchema }),
  answers: { 200: named('CustomerImport', counts) },
  errors: [413, 415],
} as const;

/** What an import would do. */
export type CustomerImportCheck = Static<typeof importCheckSchema>;
/** A row of an imported file. */
export type CustomerImportRow = Static<typeof rowSchema>;
