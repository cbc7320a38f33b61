import type { ImportField } from '@atrium/api-client/contract';
import { createPauses, type DatabaseHandle, type FieldProblem, type Table } from '../../../platform';
import type { CustomerFields } from '../customer-changes';
import type { CustomerRecord } from '../customer.repository';
import { emptyFieldsFrom } from './empty-fields';
import { readRow, type ReadRow } from './import-row';
import { findKnownCustomers, findKnownEmails } from './known-customers.repository';

export interface JudgedRow extends ReadRow {
  readonly state: 'ready' | 'refused' | 'skipped';
  /** The customer whose empty fields the row fills. */
  readonly fill?: { readonly customer: CustomerRecord; readonly changes: Partial<CustomerFields> };
}

/** Reads every row of a table. */
export async function readRows({ rows }: Table, columns: readonly ImportField[]): Promise<ReadRow[]> {
  const pause = createPauses();
  const read: ReadRow[] = [];
  for (const row of rows) {
    read.push(readRow(row, columns));
    await pause();
  }
  return read;
}

const emailsOf = ({ customer }: ReadRow) =>
  customer.contacts.flatMap(({ type, value }) => (type === 'email' ? [value] : []));

type Judge = (row: ReadRow) => JudgedRow;

/** Decides which rows are imported: those that are valid, and no customer yet by VAT number and e-mail. */
export async function judgeRows(
  db: DatabaseHandle,
  rows: readonly ReadRow[],
  known: 'skip' | 'fill' = 'skip',
): Promise<JudgedRow[]> {
  const judge = await createJudge(db, rows, known);
  const pause = createPauses();
  const judged: JudgedRow[] = [];
  for (const row of rows) {
    judged.push(row.problems.length > 0 ? { ...row, state: 'refused' } : judge(row));
    await pause();
  }
  return judged;
}

async function createJudge(db: DatabaseHandle, rows: readonly ReadRow[], known: 'skip' | 'fill'): Promise<Judge> {
  const valid = rows.filter(({ problems }) => problems.length === 0);
  const numbers = valid.flatMap(({ customer: { vatNumber } }) => (vatNumber === null ? [] : [vatNumber]));
  const customers = await findKnownCustomers(db, [...new Set(numbers)]);
  const knownEmails = await findKnownEmails(db, [...new Set(valid.flatMap(emailsOf))]);
  const above = { numbers: new Set<string>(), emails: new Set<string>() };

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

  return (row) => {
    const { vatNumber } = row.customer;
    const customer = vatNumber === null ? undefined : customers.get(vatNumber);
    const isAbove = vatNumber !== null && above.numbers.has(vatNumber);
    const hasEmail = (emails: ReadonlySet<string>) => emailsOf(row).some((email) => emails.has(email));
    if (customer !== undefined) {
      const changes = known === 'fill' && !isAbove ? emptyFieldsFrom(customer, row.customer) : {};
      if (Object.keys(changes).length === 0) return skipped(row, 'vat_number', 'customer_by_vat_number');
      return { ...ready(row), fill: { customer, changes } };
    }
    if (hasEmail(knownEmails)) return skipped(row, 'email', 'customer_by_email');
    if (isAbove) return skipped(row, 'vat_number', 'row_with_vat_number');
    if (hasEmail(above.emails)) return skipped(row, 'email', 'row_with_email');
    return ready(row);
  };
}
