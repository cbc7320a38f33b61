import type { Transaction } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import { findInvoice, type IssuedInvoice } from '../../invoices/invoice.repository';
import { mailDocument } from '../../invoices/mail-document';
import { type NewEntry, postEntries } from '../../ledger/ledger.repository';
import { syncReadOnly } from '../../subscriptions/sync-read-only';
import { findOwed, type PaymentRow, updatePayment } from '../payment.repository';
import { sendPaymentEvent } from '../send-payment-event';
import { requestPayment, updateOwedUntil } from './owe-invoice';

type Dependencies = Pick<BillingDependencies, 'settings' | 'mailer' | 'jobs' | 'deliverSettings'>;

/** Settles an owed invoice that was charged to a card, or received by bank transfer. */
export async function settleOwed(
  tx: Transaction,
  dependencies: Dependencies,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const { tenantId } = payment;
  const invoice = await findOwedInvoice(tx, payment);
  const awaited = (await findOwed(tx, tenantId)).find(({ invoiceId }) => invoiceId === invoice.id);
  const owed: NewEntry = { kind: 'owed_paid', amount: 0 - invoice.data.amount_due, invoiceId: invoice.id };
  if (payment.methodType === 'card') {
    await postEntries(tx, tenantId, [{ ...owed, kind: 'payment', amount: payment.amount }], now);
    await mailDocument(tx, dependencies, invoice, now);
  }
  if (awaited !== undefined) await sendPaymentEvent(tx, awaited, { event: 'paid_by_card', at: now }, {});
  if (awaited !== undefined || payment.methodType === 'bank_transfer') await postEntries(tx, tenantId, [owed], now);
  for (const { id } of [payment, ...(awaited === undefined ? [] : [awaited])])
    await updatePayment(tx, id, { isBilled: true, updatedAt: now });
  await updateOwedUntil(tx, tenantId);
  await syncReadOnly(tx, dependencies, tenantId, now);
}

/** Requests the bank transfer of an owed invoice whose card could not be charged. */
export const requestOwed = async (
  tx: Transaction,
  dependencies: Dependencies,
  payment: PaymentRow,
  now: Date,
): Promise<void> => requestPayment(tx, dependencies, await findOwedInvoice(tx, payment), now);

async function findOwedInvoice(tx: Transaction, { invoiceId }: PaymentRow): Promise<IssuedInvoice> {
  const invoice = invoiceId === null ? null : await findInvoice(tx, invoiceId);
  if (invoice === null) throw new Error('An owed payment needs its invoice.');
  return invoice;
}
