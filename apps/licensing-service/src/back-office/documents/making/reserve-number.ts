import { eq, sql } from 'drizzle-orm';
import { type DatabaseHandle, localDay, type Transaction } from '../../../platform';
import { documentNumbers } from './document-number.table';

const yearOf = (at: Date) => Number(localDay(at).slice(0, 4));
const written = (year: number, number: number) => `${year}-${String(number).padStart(4, '0')}`;

/** Reserves the next number of the year, such as `2026-0418`. The number of a discarded draft is not used again. */
export async function reserveNumber(tx: Transaction, at: Date): Promise<string> {
  const year = yearOf(at);
  const [row] = await tx
    .insert(documentNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: documentNumbers.year, set: { last: sql`${documentNumbers.last} + 1` } })
    .returning({ last: documentNumbers.last });
  if (row === undefined) throw new Error('No number was reserved.');
  return written(year, row.last);
}

/** The number that a document would get now. It is not reserved. */
export async function nextNumber(db: DatabaseHandle, at: Date): Promise<string> {
  const year = yearOf(at);
  const { last } = documentNumbers;
  const [row] = await db.select({ last }).from(documentNumbers).where(eq(documentNumbers.year, year));
  return written(year, (row?.last ?? 0) + 1);
}
