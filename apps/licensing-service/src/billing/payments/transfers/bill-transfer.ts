import type { Transaction } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import { billPaid, creditUnusedTime } from '../../invoices/bill.service';
import { findInvoice } from '../../invoices/invoice.repository';
import { findQuote } from '../../quotes/quote.repository';
import { runningSubscription } from '../../subscriptions/running-plan';
import { updateSubscription, findSubscription } from '../../subscriptions/subscription.repository';
import { startPaidPeriod } from '../start-paid-period';
import { transitionPayment, type PaymentRow } from '../payment.repository';

type Dependencies = Pick<BillingDependencies, 'settings' | 'jobs' | 'mailer'>;

/**
 * Bills an arrived transfer, once. The caller holds the lock of the company CRM. During a creation it bills nothing,
 * since the period starts when the company CRM is active.
 */
export async function billTransfer(
  tx: Transaction,
  dependencies: Dependencies,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const { tenantId, receivedOn } = payment;
  const quote = await findQuote(tx, tenantId, payment.quoteId);
  const proforma = payment.invoiceId === null ? null : await findInvoice(tx, payment.invoiceId);
  if (quote === null || proforma === null) throw new Error('A transfer needs a pro-forma invoice.');
  if (receivedOn === null || proforma.data.kind !== 'proforma') return;
  const isRunning = runningSubscription(await findSubscription(tx, tenantId)) !== null;
  if (quote.kind === 'creation' && !isRunning) return updateSubscription(tx, tenantId, { readOnlyAt: null });
  const { readOnly, ...time } = await startPaidPeriod(tx, quote, { receivedOn, dueOn: proforma.data.due_on, now });
  const bill = { quote, ...time, payment: 'bank_transfer' as const, proforma };
  const invoice = await billPaid(tx, dependencies, { ...bill, paidOn: receivedOn }, now);
  await transitionPayment(tx, payment.id, ['captured'], { invoiceId: invoice.id, updatedAt: now });
  if (readOnly !== null) await creditUnusedTime(tx, dependencies, { quote, ...readOnly }, now);
}
