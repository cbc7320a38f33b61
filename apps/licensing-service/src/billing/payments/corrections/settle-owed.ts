import { getInvoice } from '../../invoices/invoice.repository';
import { mailDocument } from '../../invoices/mail-document';
import { type NewEntry, postEntries } from '../../ledger/ledger.repository';
import { syncReadOnly } from '../../subscriptions/sync-read-only';
import type { Work } from '../../work';
import { findOwed, type PaymentRow, updatePayment } from '../payment.repository';
import { sendPaymentEvent } from '../send-payment-event';
import { requestPayment, updateOwedUntil } from './owe-invoice';

/** Settles an owed invoice that was charged to a card, or received by bank transfer. */
export async function settleOwed(work: Work, payment: PaymentRow): Promise<void> {
  const { tx, now } = work;
  const { tenantId } = payment;
  const invoice = await getInvoice(tx, payment.invoiceId);
  const awaited = (await findOwed(tx, tenantId)).find(({ invoiceId }) => invoiceId === invoice.id);
  const owed: NewEntry = { kind: 'owed_paid', amount: 0 - invoice.data.amount_due, invoiceId: invoice.id };
  if (payment.methodType === 'card') {
    await postEntries(tx, tenantId, [{ ...owed, kind: 'payment', amount: payment.amount }], now);
    await mailDocument(work, invoice);
  }
  if (awaited !== undefined) await sendPaymentEvent(work, awaited, { event: 'paid_by_card' }, {});
  if (awaited !== undefined || payment.methodType === 'bank_transfer') await postEntries(tx, tenantId, [owed], now);
  for (const { id } of [payment, ...(awaited === undefined ? [] : [awaited])])
    await updatePayment(tx, id, { isBilled: true, updatedAt: now });
  await updateOwedUntil(tx, tenantId);
  await syncReadOnly(work, tenantId);
}

/** Requests the bank transfer of an owed invoice whose card could not be charged. */
export const requestOwed = async (work: Work, payment: PaymentRow): Promise<void> =>
  requestPayment(work, await getInvoice(work.tx, payment.invoiceId));
