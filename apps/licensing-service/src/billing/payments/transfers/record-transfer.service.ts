import {
  Conflict,
  type FieldProblems,
  inScope,
  localDay,
  NotFound,
  throwIfInvalid,
  type Transaction,
  writeAudit,
} from '../../../platform';
import { findState, lockTenant, tenantAudit, type TenantCall } from '../../../tenants';
import { recordedBillingFields } from '../../billing-fields';
import type { BillingDependencies } from '../../dependencies';
import { formatMoney } from '../../invoices/document/format-values';
import type { IssuedInvoice } from '../../invoices/invoice.repository';
import { postEntries } from '../../ledger/ledger.repository';
import { type CreditedTransfer, notifyAccountCredit } from '../../ledger/notify-account-credit';
import { sendSubscriptionMails } from '../../subscriptions/subscription-mails';
import { findPayment, type PaymentRecord, type PaymentRow, updatePayment } from '../payment.repository';
import { completeIfPossible } from './complete-transfer';
import { findProforma } from './find-proforma';
import { findReceipts, insertReceipt, receivedFor, type TransferReceipt } from './transfer-receipt.repository';

export interface RecordedTransfer {
  readonly tenantId: string;
  readonly paymentId: string;
  /** Date of the bank statement, `YYYY-MM-DD`. */
  readonly receivedOn: string;
  /** Amount on the bank statement, in cents. */
  readonly amount: number;
  /** As on the bank statement; empty for none. */
  readonly reference: string;
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
  recorded: RecordedTransfer,
): Promise<void> {
  const { tenantId, paymentId, receivedOn, amount, reference } = recorded;
  return inScope(dependencies.database, call.scope, async (tx) => {
    const now = dependencies.clock();
    const record = await findTransfer(tx, tenantId, paymentId);
    const { payment } = record;
    const proforma = await findProforma(tx, payment);
    const earlier = await findReceipts(tx, paymentId);
    throwIfInvalid({
      ...dayProblem(receivedOn, proforma.data.issued_on, localDay(now)),
      ...(recorded.isConfirmed ? {} : unconfirmedProblem(payment, earlier, recorded)),
    });
    const isClosed = payment.kind !== 'correction' && (await findState(tx, tenantId)) === 'closed';
    const isCredit = isClosed || payment.state !== 'awaiting_transfer' || isTooLate(record, receivedOn);
    const receipt = await insertReceipt(tx, {
      tenantId,
      paymentId,
      receivedOn,
      amount,
      reference,
      isCredit,
      recordedBy: call.user.id,
      recordedAt: now,
    });
    await postEntries(tx, tenantId, [{ kind: 'payment', amount, invoiceId: proforma.id, receiptId: receipt.id }], now);
    await updatePayment(tx, paymentId, { receivedOn, updatedAt: now });
    if (isCredit) await notifyLate(tx, dependencies, proforma, { receipt, reason: reasonOf(payment, isClosed) }, now);
    else
      await useReceipts(
        tx,
        dependencies,
        { payment: { ...payment, receivedOn }, proforma },
        [...earlier, receipt],
        now,
      );
    await writeAudit(tx, {
      ...tenantAudit(call, tenantId, now),
      action: 'payment.record',
      fields: recordedBillingFields,
      after: { payment: paymentId, received_on: receivedOn, amount, is_credit: isCredit },
    });
  });
}

/**
 * A transfer that reached the bank after the last valid day of an order. A renewal takes it for a new period, and an
 * owed invoice is never too late to be paid.
 */
const isTooLate = ({ payment: { kind, dueOn }, cause }: PaymentRecord, receivedOn: string): boolean =>
  cause !== 'renewal' && kind !== 'correction' && dueOn !== null && receivedOn > dueOn;

function reasonOf({ kind }: PaymentRow, isClosed: boolean): CreditedTransfer['reason'] {
  if (kind === 'correction') return 'invoice_paid';
  return isClosed ? 'tenant_closed' : 'transfer_late';
}

async function notifyLate(
  tx: Transaction,
  dependencies: BillingDependencies,
  proforma: IssuedInvoice,
  { receipt: { id, amount }, reason }: { readonly receipt: TransferReceipt } & Pick<CreditedTransfer, 'reason'>,
  now: Date,
): Promise<void> {
  await notifyAccountCredit(tx, dependencies, proforma, { amount, reason, onceKey: `receipt:${id}` }, now);
}

interface AwaitedTransfer {
  readonly payment: PaymentRow;
  readonly proforma: IssuedInvoice;
}

/** Completes the payment if enough was received; otherwise tells the owners what is missing. */
async function useReceipts(
  tx: Transaction,
  dependencies: BillingDependencies,
  { payment, proforma }: AwaitedTransfer,
  receipts: readonly TransferReceipt[],
  now: Date,
): Promise<void> {
  const received = receivedFor(receipts);
  if (received < payment.amount) {
    await sendSubscriptionMails(tx, dependencies, payment.tenantId, {
      template: payment.kind === 'correction' ? 'correction_partly_received' : 'transfer_partly_received',
      values: {
        number: proforma.data.number,
        received: formatMoney(received),
        missing: formatMoney(payment.amount - received),
      },
      onceKey: `payment:${payment.id}:received:${received}`,
      at: now,
    });
    return;
  }
  await completeIfPossible(tx, dependencies, { payment, proforma, receipts }, now);
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
function unconfirmedProblem(
  { amount: requested }: PaymentRow,
  earlier: readonly TransferReceipt[],
  { amount, receivedOn, reference }: RecordedTransfer,
): FieldProblems {
  const isRepeated = earlier.some(
    (one) => one.amount === amount && one.receivedOn === receivedOn && one.reference === reference,
  );
  if (isRepeated) return { is_confirmed: ['receipt_repeated'] };
  const missing = requested - receivedFor(earlier);
  if (amount === missing) return {};
  return {
    is_confirmed: [{ key: 'amount_unconfirmed', values: { asked: formatMoney(missing), came: formatMoney(amount) } }],
  };
}
