import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform';
import { invoiceRanges } from '../invoice.table';
import type { InvoiceNumber } from './invoice-number';

/** A number and its issue date. */
export interface TakenNumber {
  readonly number: InvoiceNumber;
  /** `YYYY-MM-DD`: today, or the previous number's day if that is later. */
  readonly issuedOn: string;
}

/**
 * Takes the next number of a range. Locks the range until the transaction ends: after a rollback the next caller gets
 * the same number, so there are no gaps.
 *
 * @param today `YYYY-MM-DD` in the seller's time zone
 */
export async function takeNumber(
  tx: Transaction,
  place: { premise: string; device: string },
  today: string,
): Promise<TakenNumber> {
  const [row] = await tx
    .insert(invoiceRanges)
    .values({ ...place, last: 1, lastIssuedOn: today })
    .onConflictDoUpdate({
      target: [invoiceRanges.premise, invoiceRanges.device],
      set: {
        last: sql`${invoiceRanges.last} + 1`,
        lastIssuedOn: sql`greatest(${invoiceRanges.lastIssuedOn}, excluded.last_issued_on)`,
      },
    })
    .returning({ sequence: invoiceRanges.last, issuedOn: invoiceRanges.lastIssuedOn });
  if (row === undefined) throw new Error('The range of invoice numbers returned no number.');
  return { number: { ...place, sequence: row.sequence }, issuedOn: row.issuedOn };
}
