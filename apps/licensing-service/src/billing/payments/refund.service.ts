import type { Transaction } from '../../platform';
import { lockTenant, type OperationHead } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { findInvoice } from '../invoices/invoice.repository';
import { addAccountCredit } from '../ledger/add-account-credit';
import { creditInFull } from '../invoices/credit-in-full.service';
import { findPayments, movePayment, type PaymentRow, type PaymentState } from './payment.repository';

type Dependencies = Pick<BillingDependencies, 'settings' | 'jobs' | 'mailer'>;

/** The end state of a payment whose company CRM is removed; other payments end on their own. */
const after: Partial<Record<PaymentState, PaymentState>> = {
  action_needed: 'voiding',
  authorised: 'voiding',
  capturing: 'voiding',
  awaiting_transfer: 'voided',
  settled: 'voided',
};

/**
 * A creation is cancelled: voids its authorisation, and credits everything billed with a credit note. What a card
 * has paid goes back to it; what came by a bank transfer becomes credit, which the next creation uses.
 */
export async function refundCreation(
  tx: Transaction,
  dependencies: Dependencies,
  { tenantId }: OperationHead,
  now: Date,
): Promise<void> {
  await lockTenant(tx, tenantId);
  const all = (await findPayments(tx, tenantId)).map(({ payment }) => payment);
  const charged = all.filter(({ state, way }) => state === 'captured' && way === 'card');
  const refunds = charged.flatMap(({ invoiceId, amount }) => (invoiceId === null ? [] : [{ invoiceId, amount }]));
  await creditInFull(tx, dependencies, { tenantId, refunds }, now);
  for (const payment of all) await keepUnbilled(tx, dependencies, payment, now);
  for (const { id, state } of all) {
    const next = charged.some((payment) => payment.id === id) ? 'refunding' : after[state];
    if (next !== undefined) await movePayment(tx, id, [state], { state: next, updatedAt: now });
  }
}

/** A transfer that came before anything was billed for it is credit as it is. */
async function keepUnbilled(
  tx: Transaction,
  dependencies: Dependencies,
  { id, state, invoiceId, amount }: PaymentRow,
  now: Date,
): Promise<void> {
  if (state !== 'captured' || invoiceId === null) return;
  const document = await findInvoice(tx, invoiceId);
  if (document?.data.kind !== 'proforma') return;
  await movePayment(tx, id, ['captured'], { state: 'voided', updatedAt: now });
  await addAccountCredit(tx, dependencies, document, { amount, why: 'creation_cancelled' }, now);
}
