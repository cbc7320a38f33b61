import { and, gte, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform';
import { invoices } from './invoice.table';

const month = sql<string>`to_char(${invoices.issuedOn}, 'YYYY-MM')`;

/** Invoiced net since a day, by month of issue. Credit notes are negative. */
export async function findInvoicedByMonth(tx: Transaction, since: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ month, net: sql<string>`sum(${invoices.net})` })
    .from(invoices)
    .where(and(inArray(invoices.kind, ['invoice', 'credit_note']), gte(invoices.issuedOn, since)))
    .groupBy(month);
  return new Map(rows.map((row) => [row.month, Number(row.net)]));
}
