import type { Transaction } from '../../platform';
import { lockTenant, type OperationHead } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { findInvoice } from '../invoices/invoice.repository';
import { postAccountCredit } from '../ledger/post-account-credit';
import { creditAllInvoices } from '../invoices/credit-all-invoices.service';
import { findPayments, transitionPayment, type PaymentRow, type PaymentState } from './payment.repository';

type Dependencies = Pick<BillingDependencies, 'settings' | 'jobs' | 'mailer'>;

/** Next state of a payment whose company CRM is removed; payments in other states end on their own. */
const stateAfterRemoval: Partial<Record<PaymentState, PaymentState>> = {
  action_needed: 'voiding',
  authorised: 'voiding',
  capturing: 'voiding',
  awaiting_transfer: 'voided',
  settled: 'voided',
};

/**
 * Refunds a cancelled creation: voids its authorisation, and credits everything billed with a credit note. A card
 * payment is refunded to the card; a bank transfer becomes account credit for the next creation.
 */
export async function refundCreation(
  tx: Transaction,
  dependencies: Dependencies,
  { tenantId }: OperationHead,
  now: Date,
): Promise<void> {
  await lockTenant(tx, tenantId);
  const all = (await findPayments(tx, tenantId)).map(({ payment }) => payment);
  const charged = all.filter(({ state, methodType }) => state === 'captured' && methodType === 'card');
  const refunds = charged.flatMap(({ invoiceId, amount }) => (invoiceId === null ? [] : [{ invoiceId, amount }]));
  await creditAllInvoices(tx, dependencies, { tenantId, refunds }, now);
  for (const payment of all) await creditUnbilledTransfer(tx, dependencies, payment, now);
  for (const { id, state } of all) {
    const next = charged.some((payment) => payment.id === id) ? 'refunding' : stateAfterRemoval[state];
    if (next !== undefined) await transitionPayment(tx, id, [state], { state: next, updatedAt: now });
  }
}

/** Posts a transfer that arrived before it was billed as account credit. */
async function creditUnbilledTransfer(
  tx: Transaction,
  dependencies: Dependencies,
  { id, state, invoiceId, amount }: PaymentRow,
  now: Date,
): Promise<void> {
  if (state !== 'captured' || invoiceId === null) return;
  const document = await findInvoice(tx, invoiceId);
  if (document?.data.kind !== 'proforma') return;
  await transitionPayment(tx, id, ['captured'], { state: 'voided', updatedAt: now });
  await postAccountCredit(tx, dependencies, document, { amount, reason: 'creation_cancelled' }, now);
}
