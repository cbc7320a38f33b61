import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform';
import { invoiceRanges } from '../invoice.table';

/**
 * Takes the next number of a range. Locks the range until the transaction ends: after a rollback the next caller gets
 * the same number, so there are no gaps.
 *
 * @param today `YYYY-MM-DD` in the seller's time zone
 * @returns the number and its issue date: today, or the previous number's day if that is later
 */
export async function takeNumber(tx: Transaction, place: { premise: string; device: string }, today: string) {
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
