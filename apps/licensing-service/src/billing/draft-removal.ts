import { and, eq, inArray } from 'drizzle-orm';
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
  const isOpen = and(eq(payments.tenantId, tenantId), inArray(payments.state, [...openPayments]));
  return (await tx.$count(invoices, eq(invoices.tenantId, tenantId))) > 0 || (await tx.$count(payments, isOpen)) > 0;
}
