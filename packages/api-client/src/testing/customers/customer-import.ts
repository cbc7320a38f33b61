import { checkEmail, checkVatNumber } from '@atrium/validators';
import type { CustomerImportCheck, CustomerImportRow, ImportField } from '../../contract';
import type { FakeCall, Handlers } from '../http/call';
import { invalid } from '../http/problem';
import type { FakeState } from '../state';
import { addCustomer } from './customers';

const fieldByHeader: Readonly<Record<string, ImportField>> = {
  title: 'title',
  naziv: 'title',
  'vat number': 'vat_number',
  'e-mail': 'email',
};

interface ReadRow extends CustomerImportRow {
  readonly values: Readonly<Partial<Record<ImportField, string>>>;
}

function reasonsOf({ title = '', email = '', vat_number: number = '' }: ReadRow['values']): string[] {
  return [
    ...(title === '' ? ['Name: Fill in this field.'] : []),
    ...(number !== '' && !checkVatNumber(number, { country: 'SI', level: 'shape' }).valid ? ['VAT number'] : []),
    ...(email !== '' && !checkEmail(email).valid ? ['E-mail: Enter an e-mail address such as name@example.com.'] : []),
  ];
}

const isKnown = ({ customers }: FakeState, { email, vat_number: number }: ReadRow['values']) =>
  customers.some(
    ({ vat_number, contacts }) =>
      (number !== undefined && number !== '' && vat_number === number) ||
      contacts.some(({ value }) => email !== undefined && value === email.toLowerCase()),
  );

/** Reads CSV with semicolons and without quotes; the headers are those of the contract cases and stories. */
function read({ state, fileText = '' }: Pick<FakeCall, 'state' | 'fileText'>, chosen: string | undefined) {
  const [header, ...lines] = fileText.split(/\r?\n/).filter((line) => line !== '');
  if (header === undefined) throw invalid({ file: ['Choose an XLSX or CSV file.'] });
  const headers = header.split(';');
  const picked = chosen?.split(',') as ImportField[] | undefined;
  const fields = headers.map((name, at) => picked?.[at] ?? fieldByHeader[name.toLowerCase()] ?? 'none');
  const rows = lines.map((line, at): ReadRow => {
    const cells = line.split(';');
    const values = Object.fromEntries(fields.map((field, place) => [field, cells[place] ?? '']));
    const reasons = reasonsOf(values);
    const known = reasons.length === 0 && isKnown(state, values);
    const skipped = known ? ['E-mail: This is a customer already, by the e-mail.'] : [];
    const outcome = reasons.length > 0 ? 'refused' : known ? 'skipped' : 'ready';
    return { row: at + 2, state: outcome, cells, reasons: [...reasons, ...skipped], values };
  });
  return { headers, fields, rows };
}

function countsOf(rows: readonly ReadRow[]) {
  const count = (state: ReadRow['state']) => rows.filter((row) => row.state === state).length;
  return { rows: rows.length, ready: count('ready'), refused: count('refused'), skipped: count('skipped') };
}

const shown = ({ values: _values, ...row }: ReadRow): CustomerImportRow => row;

export const customerImportHandlers = {
  checkCustomerImport: (call): CustomerImportCheck => {
    const { headers, fields, rows } = read(call, call.body.columns);
    return {
      kind: 'csv',
      encoding: 'utf-8',
      delimiter: 'semicolon',
      columns: headers.map((header, at) => ({ header, sample: rows[0]?.cells[at] ?? '', field: fields[at] ?? 'none' })),
      ...countsOf(rows),
      preview: rows.slice(0, 100).map(shown),
      left_out: rows.filter(({ state }) => state !== 'ready').map(shown),
    };
  },

  importCustomers: (call) => {
    const { state, body } = call;
    const { fields, rows } = read(call, body.columns);
    if (!fields.includes('title')) throw invalid({ columns: ['Choose a column for the title.'] });
    const done = state.customerImports.get(body.import_id);
    if (done !== undefined) return done;
    const counts = countsOf(rows);
    for (const { values } of rows.filter((row) => row.state === 'ready')) {
      const { title = '', email = '' } = values;
      const contact = { id: state.newId(), type: 'email' as const, value: email.toLowerCase() };
      addCustomer(call, { title, vat_number: values.vat_number || null, contacts: email === '' ? [] : [contact] });
    }
    state.customerImports.set(body.import_id, counts);
    return counts;
  },
} satisfies Handlers;
