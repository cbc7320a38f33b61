import type { ImportField } from '@atrium/api-client/contract';
import {
  type DatabaseHandle,
  type FieldProblem,
  type OpenRequests,
  type TableHead,
  type TableRow,
} from '../../../platform';
import type { CustomerFields } from '../customer-changes';
import type { CustomerRecord } from '../customer.repository';
import { emptyFieldsFrom } from './empty-fields';
import { readRow, type ReadRow } from './import-row';
import { findKnownCustomers, findKnownEmails } from './known-customers.repository';

/** A file that is open, and how its rows are read. */
export interface OpenFile extends AsyncDisposable {
  readonly table: TableHead;
  readonly batches: () => AsyncGenerator<readonly TableRow[]>;
  readonly columns: readonly ImportField[];
  readonly known: 'fill' | 'skip';
}

export interface JudgedRow extends ReadRow {
  readonly state: 'ready' | 'refused' | 'skipped';
  /** The customer whose empty fields the row fills. */
  readonly fill?: { readonly customer: CustomerRecord; readonly changes: Partial<CustomerFields> };
}

export interface Judging {
  /** Runs queries, in a transaction of their own or in that of the import. */
  readonly run: <T>(queries: (db: DatabaseHandle) => Promise<T>) => Promise<T>;
  /** Called before each batch. */
  readonly giveWay: OpenRequests['giveWay'];
}

/** VAT numbers and e-mails of the ready rows so far. */
interface RowsAbove {
  readonly numbers: Set<string>;
  readonly emails: Set<string>;
}

const emailsOf = ({ customer }: ReadRow) =>
  customer.contacts.flatMap(({ type, value }) => (type === 'email' ? [value] : []));

/**
 * Decides in batches which rows are imported: those that are valid, and no customer yet by VAT number and e-mail. No
 * batch is kept, so large files take little memory.
 */
export async function* judgeRows(
  { run, giveWay }: Judging,
  { batches, columns, known }: OpenFile,
): AsyncGenerator<readonly JudgedRow[]> {
  const above: RowsAbove = { numbers: new Set(), emails: new Set() };
  for await (const rows of batches()) {
    await giveWay();
    const read = rows.map((row) => readRow(row, columns));
    const judge = await run((db) => createJudge(db, read, above, known));
    yield read.map((row): JudgedRow => (row.problems.length > 0 ? { ...row, state: 'refused' } : judge(row)));
  }
}

async function createJudge(
  db: DatabaseHandle,
  rows: readonly ReadRow[],
  above: RowsAbove,
  known: OpenFile['known'],
): Promise<(row: ReadRow) => JudgedRow> {
  const valid = rows.filter(({ problems }) => problems.length === 0);
  const numbers = valid.flatMap(({ customer: { vatNumber } }) => (vatNumber === null ? [] : [vatNumber]));
  const customers = await findKnownCustomers(db, [...new Set(numbers)]);
  const knownEmails = await findKnownEmails(db, [...new Set(valid.flatMap(emailsOf))]);

  const skipped = (row: ReadRow, field: ImportField, problem: FieldProblem): JudgedRow => ({
    ...row,
    problems: [[field, problem]],
    state: 'skipped',
  });

  function ready(row: ReadRow): JudgedRow {
    const { vatNumber } = row.customer;
    if (vatNumber !== null) above.numbers.add(vatNumber);
    for (const email of emailsOf(row)) above.emails.add(email);
    return { ...row, state: 'ready' };
  }

  // Rows above come first, because an import has written them when the next batch is judged.
  return (row) => {
    const { vatNumber } = row.customer;
    const hasEmail = (emails: ReadonlySet<string>) => emailsOf(row).some((email) => emails.has(email));
    if (vatNumber !== null && above.numbers.has(vatNumber)) return skipped(row, 'vat_number', 'row_with_vat_number');
    const customer = vatNumber === null ? undefined : customers.get(vatNumber);
    if (customer !== undefined) {
      const changes = known === 'fill' ? emptyFieldsFrom(customer, row.customer) : {};
      if (Object.keys(changes).length === 0) return skipped(row, 'vat_number', 'customer_by_vat_number');
      return { ...ready(row), fill: { customer, changes } };
    }
    if (hasEmail(above.emails)) return skipped(row, 'email', 'row_with_email');
    if (hasEmail(knownEmails)) return skipped(row, 'email', 'customer_by_email');
    return ready(row);
  };
}
