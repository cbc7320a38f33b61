import { and, eq, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../platform';
import { quotes } from './quote.table';

export type QuoteRow = typeof quotes.$inferSelect;

export async function insertQuote(tx: Transaction, row: typeof quotes.$inferInsert): Promise<QuoteRow> {
  const [inserted] = await tx.insert(quotes).values(row).returning();
  if (inserted === undefined) throw new Error('A quote could not be inserted.');
  return inserted;
}

export async function findQuote(db: DatabaseHandle, tenantId: string, id: string): Promise<QuoteRow | null> {
  const [row] = await db.select().from(quotes).where(eq(quotes.id, id));
  return row?.tenantId === tenantId ? row : null;
}

/** Deletes quotes that expired before a moment and have no payment. */
export async function deleteUnpaidQuotes(tx: Transaction, before: Date): Promise<void> {
  const isUnpaid = sql`not exists (select 1 from payments where payments.quote_id = ${quotes.id})`;
  await tx.delete(quotes).where(and(lt(quotes.expiresAt, before), isUnpaid));
}
