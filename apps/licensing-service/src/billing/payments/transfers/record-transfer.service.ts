import { Conflict, type FieldProblems, localDay, NotFound, throwIfInvalid, type Transaction } from '../../../platform';
import { findState, lockTenant, type TenantCall } from '../../../tenants';
import { auditCall } from '../../audit-billing';
import type { BillingDependencies } from '../../dependencies';
import { formatMoney } from '../../invoices/document/format-values';
import { getInvoice } from '../../invoices/invoice.repository';
import { postEntries } from '../../ledger/ledger.repository';
import { type CreditedTransfer, notifyAccountCredit } from '../../ledger/notify-account-credit';
import { sendSubscriptionMails } from '../../subscriptions/subscription-mails';
import { asCall, type Work } from '../../work';
import { findPayment, type PaymentRecord, type PaymentRow, updatePayment } from '../payment.repository';
import { completeIfPossible, type ReceivedTransfer } from './complete-transfer';
import { insertReceipt, isRecorded, type RecordedReceipt } from './transfer-receipt.repository';

export interface RecordedTransfer extends RecordedReceipt {
  readonly tenantId: string;
  /** Whether the operator confirmed another amount than requested, or a repeated receipt. */
  readonly isConfirmed: boolean;
}

/**
 * Records a receipt of a bank transfer. The one that completes the requested amount begins and bills its plan. Too little
 * waits for the rest; what came too late, or for a transfer that has ended, becomes account credit.
 */
export function recordTransfer(
  dependencies: BillingDependencies,
  call: TenantCall,
  { isConfirmed, tenantId, ...bookedReceipt }: RecordedTransfer,
): Promise<void> {
  const { paymentId, receivedOn, amount } = bookedReceipt;
  return asCall(
    dependencies,
    call.scope,
  )(async (work) => {
    const { tx, now } = work;
    const record = await findTransfer(tx, tenantId, paymentId);
    const { payment } = record;
    const proforma = await getInvoice(tx, payment.proformaId);
    throwIfInvalid({
      ...dayProblem(receivedOn, proforma.data.issued_on, localDay(now)),
      ...(isConfirmed ? {} : await unconfirmedProblem(tx, record, bookedReceipt)),
    });
    const isClosed = payment.kind !== 'correction' && (await findState(tx, tenantId)) === 'closed';
    const isCredit = isClosed || payment.state !== 'awaiting_transfer' || isTooLate(record, receivedOn);
    const receipt = { ...bookedReceipt, tenantId, isCredit, recordedBy: call.user.id, recordedAt: now };
    const receiptId = await insertReceipt(tx, receipt);
    await postEntries(tx, tenantId, [{ kind: 'payment', amount, invoiceId: proforma.id, receiptId }], now);
    await updatePayment(tx, paymentId, { receivedOn, updatedAt: now });
    const credited = { amount, template: templateOf(payment, isClosed), onceKey: `receipt:${receiptId}` };
    const received = record.received + amount;
    if (isCredit) await notifyAccountCredit(work, proforma, credited);
    else await useReceived(work, { ...record, payment: { ...payment, receivedOn }, proforma, received });
    const after = { payment: paymentId, received_on: receivedOn, amount, is_credit: isCredit };
    await auditCall(work, call, tenantId, { action: 'payment.record', after });
  });
}

/**
 * A transfer that reached the bank after the last valid day of an order. A renewal takes it for a new period, and an
 * owed invoice is never too late to be paid.
 */
const isTooLate = ({ payment: { kind, dueOn }, quote }: PaymentRecord, receivedOn: string): boolean =>
  quote.settled.bill.cause !== 'renewal' && kind !== 'correction' && dueOn !== null && receivedOn > dueOn;

function templateOf({ kind }: PaymentRow, isClosed: boolean): CreditedTransfer['template'] {
  if (kind === 'correction') return 'credit_of_paid_invoice';
  return isClosed ? 'credit_of_closed_tenant' : 'credit_of_late_transfer';
}

/** Completes the payment if enough was received; otherwise tells the owners what is missing. */
async function useReceived(work: Work, transfer: ReceivedTransfer): Promise<void> {
  const { payment, proforma, received } = transfer;
  const missing = payment.amount - received;
  if (missing <= 0) {
    await completeIfPossible(work, transfer);
    return;
  }
  await sendSubscriptionMails(work, payment.tenantId, {
    template: payment.kind === 'correction' ? 'correction_partly_received' : 'transfer_partly_received',
    values: { number: proforma.data.number, received: formatMoney(received), missing: formatMoney(missing) },
    onceKey: `payment:${payment.id}:received:${received}`,
  });
}

/** Finds a transfer that is pending, has ended, or is recorded. */
async function findTransfer(tx: Transaction, tenantId: string, paymentId: string): Promise<PaymentRecord> {
  await lockTenant(tx, tenantId);
  const found = await findPayment(tx, paymentId);
  if (found?.payment.tenantId !== tenantId) throw new NotFound('payment_not_found');
  if (found.payment.methodType !== 'bank_transfer') throw new Conflict('transfer_not_awaited');
  return found;
}

function dayProblem(day: string, earliest: string, today: string): FieldProblems {
  if (day > today) return { received_on: ['day_to_come'] };
  return day < earliest ? { received_on: ['day_before_proforma'] } : {};
}

/** Another amount than requested, or the same receipt twice, is recorded only after a confirmation. */
async function unconfirmedProblem(
  tx: Transaction,
  { payment, received }: PaymentRecord,
  receipt: RecordedReceipt,
): Promise<FieldProblems> {
  if (await isRecorded(tx, receipt)) return { is_confirmed: ['receipt_repeated'] };
  const missing = payment.amount - received;
  if (receipt.amount === missing) return {};
  const values = { asked: formatMoney(missing), came: formatMoney(receipt.amount) };
  return { is_confirmed: [{ key: 'amount_unconfirmed', values }] };
}
