import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../platform';
import { invoices } from './invoices/invoice.table';
import { findAwaited } from './payments/payment.repository';
import { payments } from './payments/payment.table';

const openPayments = ['processing', 'action_needed', 'voiding', 'refunding'] as const;

/** Whether a bank transfer is awaited for a draft. */
export const awaitsTransfer = async (tx: Transaction, tenantId: string): Promise<boolean> =>
  (await findAwaited(tx, tenantId)).length > 0;

/** Whether a draft has an invoice or an unfinished payment. */
export async function hasMoney(tx: Transaction, tenantId: string): Promise<boolean> {
  const issued = tx
    .select({ one: sql`1` })
    .from(invoices)
    .where(eq(invoices.tenantId, tenantId));
  const open = tx
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.tenantId, tenantId), inArray(payments.state, [...openPayments])));
  const [row] = await tx
    .select({ has: sql<boolean>`${exists(issued)} or ${exists(open)}` })
    .from(sql`(select 1) as one`);
  return row?.has ?? false;
}
