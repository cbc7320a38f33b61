import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform';
import { invoiceRanges } from '../invoice.table';
import type { InvoiceNumber } from './invoice-number';

/** A number with the day it is issued on. */
export interface TakenNumber {
  readonly number: InvoiceNumber;
  /** `YYYY-MM-DD`: the day asked for, or that of the number before where it is later. */
  readonly issuedOn: string;
}

/**
 * Takes the next number of a range. Others wait for the end of the transaction: where it is rolled back, they get the
 * number it had, so none is left out.
 *
 * @param today `YYYY-MM-DD` where the seller is
 */
export async function takeNumber(
  tx: Transaction,
  place: { premise: string; device: string },
  today: string,
): Promise<TakenNumber> {
  const range = { ...place, year: Number(today.slice(0, 4)) };
  const [row] = await tx
    .insert(invoiceRanges)
    .values({ ...range, last: 1, lastIssuedOn: today })
    .onConflictDoUpdate({
      target: [invoiceRanges.premise, invoiceRanges.device, invoiceRanges.year],
      set: {
        last: sql`${invoiceRanges.last} + 1`,
        lastIssuedOn: sql`greatest(${invoiceRanges.lastIssuedOn}, excluded.last_issued_on)`,
      },
    })
    .returning({ sequence: invoiceRanges.last, issuedOn: invoiceRanges.lastIssuedOn });
  if (row === undefined) throw new Error('The range of invoice numbers gave none.');
  return { number: { ...range, sequence: row.sequence }, issuedOn: row.issuedOn };
}
