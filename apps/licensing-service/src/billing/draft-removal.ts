import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../platform';
import { invoices } from './invoices/invoice.table';
import { findAwaited } from './payments/payment.repository';
import { payments } from './payments/payment.table';
import { findPeriods } from './periods/period.repository';

const openPayments = ['processing', 'action_needed', 'voiding', 'refunding'] as const;

/** Whether a bank transfer is awaited for a draft. */
export const awaitsTransfer = async (tx: Transaction, tenantId: string): Promise<boolean> =>
  (await findAwaited(tx, tenantId)).length > 0;

/** Whether a draft has an invoice, an unfinished payment, or a period of a cancelled creation. */
export async function hasMoney(tx: Transaction, tenantId: string): Promise<boolean> {
  const isOpen = and(eq(payments.tenantId, tenantId), inArray(payments.state, [...openPayments]));
  const hasInvoice = (await tx.$count(invoices, eq(invoices.tenantId, tenantId))) > 0;
  return hasInvoice || (await tx.$count(payments, isOpen)) > 0 || (await findPeriods(tx, tenantId)).length > 0;
}
