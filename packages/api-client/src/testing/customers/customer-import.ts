import { checkEmail, checkVatNumber } from '@atrium/validators';
import type {
  BodyOf,
  checkCustomerImportEndpoint,
  CustomerImportCheck,
  CustomerImportRow,
  ImportField,
  ShapeOf,
} from '../../contract';
import type { FakeCall, Handlers } from '../http/call';
import { invalid } from '../http/problem';
import { workbook } from '../resources/spreadsheet';
import type { FakeCustomer, FakeState } from '../state';
import { addCustomer } from './customers';

const fieldByHeader: Readonly<Record<string, ImportField>> = {
  title: 'title',
  naziv: 'title',
  'vat number': 'vat_number',
  'e-mail': 'email',
};

type Reading = Pick<BodyOf<ShapeOf<typeof checkCustomerImportEndpoint>>, 'columns' | 'known'>;

interface ReadRow {
  readonly values: Readonly<Partial<Record<ImportField, string>>>;
  readonly cells: readonly string[];
  readonly shown: CustomerImportRow;
  /** The customer whose empty fields the row fills. */
  readonly filled: FakeCustomer | undefined;
}

function reasonsOf({ title = '', email = '', vat_number: number = '' }: ReadRow['values']): string[] {
  return [
    ...(title === '' ? ['Name: Fill in this field.'] : []),
    ...(number !== '' && !checkVatNumber(number, { country: 'SI', level: 'shape' }).valid ? ['VAT number'] : []),
    ...(email !== '' && !checkEmail(email).valid ? ['E-mail: Enter an e-mail address such as name@example.com.'] : []),
  ];
}

const emailOf = ({ email = '' }: ReadRow['values']) => email.toLowerCase();

function judge({ customers }: FakeState, values: ReadRow['values'], known: 'fill' | 'skip' = 'skip') {
  const { vat_number: number = '' } = values;
  const reasons = reasonsOf(values);
  if (reasons.length > 0) return { state: 'refused', reasons } as const;
  const same = number === '' ? undefined : customers.find(({ vat_number }) => vat_number === number);
  if (same !== undefined && known === 'fill' && same.contacts.length === 0 && emailOf(values) !== '')
    return { state: 'ready', filled: same, reasons: [`Fills empty fields of ${same.title}.`] } as const;
  if (same !== undefined)
    return { state: 'skipped', reasons: ['VAT number: This is a customer already, by the VAT number.'] } as const;
  const hasEmail = customers.some(({ contacts }) => contacts.some(({ value }) => value === emailOf(values)));
  return hasEmail
    ? ({ state: 'skipped', reasons: ['E-mail: This is a customer already, by the e-mail.'] } as const)
    : ({ state: 'ready', reasons } as const);
}

/** Reads CSV with semicolons and without quotes; the headers are those of the contract cases and stories. */
function read({ state, fileText = '' }: Pick<FakeCall, 'state' | 'fileText'>, { columns: chosen, known }: Reading) {
  const [header, ...lines] = fileText.split(/\r?\n/).filter((line) => line !== '');
  if (header === undefined) throw invalid({ file: ['Choose an XLSX or CSV file.'] });
  const headers = header.split(';');
  const picked = chosen?.split(',') as ImportField[] | undefined;
  const fields = headers.map((name, at) => picked?.[at] ?? fieldByHeader[name.toLowerCase()] ?? 'none');
  const rows = lines.map((line, at): ReadRow => {
    const cells = line.split(';');
    const values = Object.fromEntries(fields.map((field, place) => [field, cells[place] ?? '']));
    const { filled, ...judged }: ReturnType<typeof judge> & { readonly filled?: FakeCustomer } = judge(
      state,
      values,
      known,
    );
    const { title = '', vat_number: number = '' } = values;
    const contact = emailOf(values) === '' ? null : { type: 'email' as const, value: emailOf(values) };
    const invalid: ImportField[] = judged.state === 'refused' && title === '' ? ['title'] : [];
    const shown = { row: at + 2, title, vat_number: number, contact, invalid, ...judged, reasons: [...judged.reasons] };
    return { values, cells, filled, shown };
  });
  return { headers, fields, rows };
}

function countsOf(rows: readonly ReadRow[]) {
  const count = (state: CustomerImportRow['state']) => rows.filter(({ shown }) => shown.state === state).length;
  const filled = rows.filter((row) => row.filled !== undefined).length;
  return { rows: rows.length, ready: count('ready'), filled, refused: count('refused'), skipped: count('skipped') };
}

const viewOf = (rows: readonly ReadRow[], state?: CustomerImportRow['state']) =>
  rows.map(({ shown }) => shown).filter((row) => state === undefined || row.state === state);

export const customerImportHandlers = {
  checkCustomerImport: (call): CustomerImportCheck => {
    const { headers, fields, rows } = read(call, call.body);
    return {
      kind: 'csv',
      sheet: null,
      encoding: 'utf-8',
      delimiter: 'semicolon',
      columns: headers.map((header, at) => ({ header, sample: rows[0]?.cells[at] ?? '', field: fields[at] ?? 'none' })),
      ...countsOf(rows),
      preview: {
        all: viewOf(rows),
        ready: viewOf(rows, 'ready'),
        refused: viewOf(rows, 'refused'),
        skipped: viewOf(rows, 'skipped'),
      },
    };
  },

  exportLeftOut: (call) => {
    const { headers, rows } = read(call, call.body);
    const leftOut = rows.filter(({ shown }) => shown.state !== 'ready');
    const lines = leftOut.map(({ cells, shown }) => [...cells, shown.row, shown.reasons.join(' ')]);
    return workbook([[...headers, 'Row', 'Reason'], ...lines]);
  },

  importCustomers: (call) => {
    const { state, body } = call;
    const { fields, rows } = read(call, body);
    if (!fields.includes('title')) throw invalid({ columns: ['Choose a column for the title.'] });
    const done = state.customerImports.get(body.import_id);
    if (done !== undefined) return done;
    const counts = countsOf(rows);
    for (const { values, filled } of rows.filter(({ shown }) => shown.state === 'ready')) {
      const { title = '' } = values;
      const email = emailOf(values);
      const contacts = email === '' ? [] : [{ id: state.newId(), type: 'email' as const, value: email }];
      if (filled === undefined) addCustomer(call, { title, vat_number: values.vat_number || null, contacts });
      else filled.contacts = contacts;
    }
    state.customerImports.set(body.import_id, counts);
    return counts;
  },
} satisfies Handlers;
