import type { BodyOf, ParamsOf } from '@atrium/api-client/contract';
import type { CallOf, recordTransferSchema } from '@atrium/api-client/contract/schemas';
import { Conflict, type FieldProblems, localDay, NotFound, throwIfInvalid, v7 } from '../../../platform';
import { findState, lockTenant, type TenantCall } from '../../../tenants';
import { auditCall } from '../../audit-billing';
import { formatMoney } from '../../invoices/document/invoice-texts';
import { getInvoice } from '../../invoices/invoice.repository';
import { postEntries } from '../../ledger/ledger.repository';
import type { Work } from '../../work';
import { findPayment, type PaymentRecord } from '../payment.repository';
import { completeIfPossible } from './complete-transfer';
import { notifyOfTransfer, type TransferTemplate, voidTransfer } from './awaited-transfer';
import { acceptsLateTransfer, insertReceipt, isRecorded, type RecordedReceipt } from './transfer.repository';

type RecordCall = CallOf<typeof recordTransferSchema>;
/** A payment of a company CRM. */
type TransferKey = ParamsOf<RecordCall>;

/** Cancels a pending bank transfer: its pro-forma invoice is void. */
export async function cancelTransfer(work: Work, call: TenantCall, key: TransferKey): Promise<void> {
  const transfer = await findTransfer(work, key);
  const { payment } = transfer;
  if (payment.state === 'voided') return;
  if (payment.state !== 'awaiting_transfer' || payment.kind === 'correction')
    throw new Conflict('transfer_not_awaited');
  await voidTransfer(work, transfer, 'cancelled');
  const after = { payment: payment.id, quote: payment.quoteId, amount: payment.amount };
  await auditCall(work, call, key.id, { action: 'payment.cancel', after });
}

/**
 * Records a receipt of a bank transfer. The one that completes the requested amount begins and bills its plan. Too little
 * waits for the rest; what came too late, or for a transfer that has ended, becomes account credit.
 */
export async function recordTransfer(
  work: Work,
  call: TenantCall,
  input: TransferKey & BodyOf<RecordCall>,
): Promise<void> {
  const { id: tenantId, payment_id: paymentId, received_on: receivedOn, amount, reference = '' } = input;
  const { tx, now } = work;
  const record = await findTransfer(work, input);
  const { payment } = record;
  const proforma = await getInvoice(tx, payment.proformaId);
  const receipt = { paymentId, receivedOn, amount, reference };
  throwIfInvalid({
    ...(receivedOn < proforma.issued_on ? { received_on: ['day_before_proforma'] } : {}),
    ...(receivedOn > localDay(now) ? { received_on: ['day_to_come'] } : {}),
    ...(input.is_confirmed === true ? {} : await unconfirmedProblem(work, record, receipt)),
  });
  const isClosed = payment.kind !== 'correction' && (await findState(tx, tenantId)) === 'closed';
  const isCredit = isClosed || payment.state !== 'awaiting_transfer' || isTooLate(record, receivedOn);
  const receiptId = v7();
  await insertReceipt(tx, { ...receipt, id: receiptId, tenantId, isCredit, recordedBy: call.user.id, recordedAt: now });
  await postEntries(tx, tenantId, [{ kind: 'payment', amount, invoiceId: proforma.id, receiptId }], now);
  const paid = { ...record, received: record.received + amount };
  const template = creditTemplateOf(payment, isClosed);
  if (isCredit) await notifyOfTransfer(work, { payment, received: amount }, template, `receipt:${receiptId}`);
  else if (paid.received >= payment.amount) await completeIfPossible(work, paid);
  else await notifyOfTransfer(work, paid, partTemplateOf(paid, now), `payment:${paymentId}:received:${paid.received}`);
  const after = { payment: paymentId, received_on: receivedOn, amount, is_credit: isCredit };
  await auditCall(work, call, tenantId, { action: 'payment.record', after });
}

/** Whether a day is after the last valid one. */
const isLate = ({ payment: { dueOn } }: PaymentRecord, day: string): boolean => day > (dueOn ?? day);

const isTooLate = (record: PaymentRecord, day: string): boolean => isLate(record, day) && !acceptsLateTransfer(record);

/** After the last valid day, the rest of an order would only become credit; that of a renewal can pay for a new period. */
function partTemplateOf(record: PaymentRecord, now: Date): TransferTemplate {
  if (record.payment.kind === 'correction') return 'correction_partly_received';
  const template = acceptsLateTransfer(record) ? 'renewal_partly_received' : 'transfer_partly_received';
  return isLate(record, localDay(now)) ? `late_${template}` : template;
}

function creditTemplateOf({ kind, state }: PaymentRecord['payment'], isClosed: boolean): TransferTemplate {
  if (kind === 'correction') return 'credit_of_paid_invoice';
  if (isClosed) return 'credit_of_closed_tenant';
  return state === 'captured' ? 'credit_of_paid_proforma' : 'credit_of_late_transfer';
}

/** Finds a transfer that is pending, has ended, or is recorded. */
async function findTransfer({ tx }: Work, { id, payment_id }: TransferKey): Promise<PaymentRecord> {
  await lockTenant(tx, id);
  const found = await findPayment(tx, payment_id);
  if (found?.payment.tenantId !== id) throw new NotFound('payment_not_found');
  if (found.payment.methodType !== 'bank_transfer') throw new Conflict('transfer_not_awaited');
  return found;
}

/** Another amount than requested, or the same receipt twice, is recorded only after a confirmation. */
async function unconfirmedProblem(
  { tx }: Work,
  { payment, received }: PaymentRecord,
  receipt: RecordedReceipt,
): Promise<FieldProblems> {
  if (await isRecorded(tx, receipt)) return { is_confirmed: ['receipt_repeated'] };
  const missing = payment.amount - received;
  if (receipt.amount === missing) return {};
  const values = { asked: formatMoney(missing), came: formatMoney(receipt.amount) };
  return { is_confirmed: [{ key: 'amount_unconfirmed', values }] };
}
