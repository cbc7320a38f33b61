import { setImmediate } from 'node:timers/promises';
import type { ImportField } from '@atrium/api-client/contract';
import type { DatabaseHandle, FieldProblem, Table } from '../../../platform';
import { readRow, type ReadRow } from './import-row';
import { findKnownEmails, findKnownVatNumbers } from './known-customers.repository';

export interface JudgedRow extends ReadRow {
  readonly state: 'ready' | 'refused' | 'skipped';
}

/** Other requests run between as many rows. */
const rowsAtOnce = 200;

/** Reads every row of a table. Yields to other requests, since phones take a while to read. */
export async function readRows({ rows }: Table, columns: readonly ImportField[]): Promise<ReadRow[]> {
  const read: ReadRow[] = [];
  for (const row of rows) {
    read.push(readRow(row, columns));
    if (read.length % rowsAtOnce === 0) await setImmediate();
  }
  return read;
}

const emailsOf = ({ customer }: ReadRow) =>
  customer.contacts.flatMap(({ type, value }) => (type === 'email' ? [value] : []));

/** Decides which rows are imported: those that are valid, and no customer yet by VAT number and e-mail. */
export async function judgeRows(db: DatabaseHandle, rows: readonly ReadRow[]): Promise<JudgedRow[]> {
  const valid = rows.filter(({ problems }) => problems.length === 0);
  const numbers = valid.flatMap(({ customer: { vatNumber } }) => (vatNumber === null ? [] : [vatNumber]));
  const known = {
    numbers: await findKnownVatNumbers(db, [...new Set(numbers)]),
    emails: await findKnownEmails(db, [...new Set(valid.flatMap(emailsOf))]),
  };
  const above = { numbers: new Set<string>(), emails: new Set<string>() };
  return rows.map((row): JudgedRow => {
    if (row.problems.length > 0) return { ...row, state: 'refused' };
    const { vatNumber } = row.customer;
    const emails = emailsOf(row);
    const has = (set: ReadonlySet<string>) => vatNumber !== null && set.has(vatNumber);
    const hasEmail = (set: ReadonlySet<string>) => emails.some((email) => set.has(email));
    const skipped = (field: ImportField, problem: FieldProblem): JudgedRow => ({
      ...row,
      problems: [[field, problem]],
      state: 'skipped',
    });
    if (has(known.numbers)) return skipped('vat_number', 'customer_by_vat_number');
    if (hasEmail(known.emails)) return skipped('email', 'customer_by_email');
    if (has(above.numbers)) return skipped('vat_number', 'row_with_vat_number');
    if (hasEmail(above.emails)) return skipped('email', 'row_with_email');
    if (vatNumber !== null) above.numbers.add(vatNumber);
    for (const email of emails) above.emails.add(email);
    return { ...row, state: 'ready' };
  });
}
