import { Type, type Static } from 'typebox';
import { idSchema } from '../fields.schema';
import { choice, named } from '../named.schema';

/** What a column of an imported file can hold; `none` leaves it out. */
export const importFields = [
  'title',
  'vat_number',
  'street',
  'postal_code',
  'post',
  'city',
  'country',
  'language',
  'note',
  'email',
  'phone',
  'none',
] as const;

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
};

const counts = {
  /** Rows below the header that are not empty. */
  rows: Type.Integer(),
  ready: Type.Integer(),
  /** Rows with an invalid or missing value. */
  refused: Type.Integer(),
  /** Rows of a customer who exists already, or stands above in the file. */
  skipped: Type.Integer(),
};

const rowSchema = named('CustomerImportRow', {
  /** Number of the row in the file; the header is row 1. */
  row: Type.Integer(),
  state: choice('CustomerImportState', ['ready', 'refused', 'skipped']),
  cells: Type.Array(Type.String()),
  /** Why the row stays out, in the language of the response. */
  reasons: Type.Array(Type.String()),
});

const importCheckSchema = named('CustomerImportCheck', {
  kind: choice('CustomerImportKind', ['csv', 'xlsx']),
  /** Null for a workbook. */
  encoding: Type.Union([encodingSchema, Type.Null()]),
  delimiter: Type.Union([delimiterSchema, Type.Null()]),
  columns: Type.Array(
    named('CustomerImportColumn', { header: Type.String(), sample: Type.String(), field: fieldSchema }),
  ),
  ...counts,
  /** The first 100 rows. */
  preview: Type.Array(rowSchema),
  /** Every row that stays out. */
  left_out: Type.Array(rowSchema),
});

/** Request and response of `checkCustomerImportEndpoint`. */
export const checkCustomerImportSchema = {
  summary:
    'Reads customers from `file` (XLSX or CSV, at most 20 MiB and 50,000 rows) and returns what an import would do with each row. Writes nothing.',
  body: named('CheckCustomerImportInput', reading),
  answers: { 200: importCheckSchema },
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

/** A column of an imported file. */
export type ImportField = (typeof importFields)[number];
/** What an import would do. */
export type CustomerImportCheck = Static<typeof importCheckSchema>;
/** A row of an imported file. */
export type CustomerImportRow = Static<typeof rowSchema>;
