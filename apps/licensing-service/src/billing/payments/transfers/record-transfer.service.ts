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
import { audited, findState, lockTenant, type TenantCall } from '../../../tenants';
import type { BillingDependencies } from '../../dependencies';
import { findPaid } from '../../ledger/ledger.repository';
import { addAccountCredit } from '../../ledger/add-account-credit';
import { writeMoney } from '../../invoices/document/format-values';
import { findInvoice, type IssuedInvoice } from '../../invoices/invoice.repository';
import { notifyReadOnly } from '../../subscriptions/notify-read-only';
import { billTransfer } from './bill-transfer';
import { findPayment, movePayment, type PaymentRow } from '../payment.repository';

export interface RecordedTransfer {
  readonly tenantId: string;
  readonly paymentId: string;
  /** The day of the bank statement, `YYYY-MM-DD`. */
  readonly receivedOn: string;
  /** What it says, in cents. */
  readonly amount: number;
  /** Whether another amount than was asked for is no slip. */
  readonly isConfirmed: boolean;
}

/**
 * A bank transfer has arrived: its invoice is issued, and the company CRM no longer waits. Where that is still being
 * created, the invoice follows once it is active; a transfer that is no longer pending becomes credit.
 */
export function recordTransfer(
  dependencies: BillingDependencies,
  call: TenantCall,
  receipt: RecordedTransfer,
): Promise<void> {
  const { tenantId, paymentId, receivedOn, amount } = receipt;
  return inScope(dependencies.database, call.scope, async (tx) => {
    const now = dependencies.clock();
    const payment = await findTransfer(tx, tenantId, paymentId);
    if (await isNoted(tx, payment, receipt)) return;
    const proforma = payment.invoiceId === null ? null : await findInvoice(tx, payment.invoiceId);
    if (proforma === null) throw new Error('A transfer is asked for by a pro-forma invoice.');
    throwIfInvalid({
      ...dayProblem(receivedOn, proforma.data.issued_on, localDay(now)),
      ...(payment.state === 'voided' ? unconfirmedProblem(payment, receipt) : amountProblem(payment, receipt)),
    });
    if (payment.state === 'voided') await keepLate(tx, dependencies, payment, proforma, receipt, now);
    else await takeAwaited(tx, dependencies, payment, receipt, now);
    await notifyReadOnly(tx, dependencies, tenantId, now);
    await writeAudit(tx, {
      ...audited(call, tenantId, now),
      action: 'payment.receive',
      after: { payment: payment.id, received_on: receivedOn, amount, is_credit: payment.state === 'voided' },
    });
  });
}

async function takeAwaited(
  tx: Transaction,
  dependencies: BillingDependencies,
  payment: PaymentRow,
  { receivedOn }: RecordedTransfer,
  now: Date,
): Promise<void> {
  const change = { state: 'captured', receivedOn, updatedAt: now } as const;
  if (!(await movePayment(tx, payment.id, ['awaiting_transfer'], change)))
    throw new Error('A pending transfer can be recorded only with the lock of its company CRM.');
  await billTransfer(tx, dependencies, { ...payment, receivedOn }, now);
}

/** A cancelled transfer has arrived: it becomes the customer's credit. */
async function keepLate(
  tx: Transaction,
  dependencies: BillingDependencies,
  payment: PaymentRow,
  proforma: IssuedInvoice,
  { receivedOn, amount }: RecordedTransfer,
  now: Date,
): Promise<void> {
  await movePayment(tx, payment.id, ['voided'], { receivedOn, updatedAt: now });
  const why = (await findState(tx, payment.tenantId)) === 'closed' ? 'tenant_closed' : 'transfer_late';
  await addAccountCredit(tx, dependencies, proforma, { amount, why }, now);
}

/** The transfer: pending, cancelled, or recorded before. */
async function findTransfer(tx: Transaction, tenantId: string, paymentId: string): Promise<PaymentRow> {
  await lockTenant(tx, tenantId);
  const payment = (await findPayment(tx, paymentId))?.payment;
  if (payment === undefined || payment.tenantId !== tenantId) throw new NotFound('payment_not_found');
  const { way, state, receivedOn } = payment;
  const mayArrive = state === 'awaiting_transfer' || state === 'voided' || receivedOn !== null;
  if (way !== 'bank_transfer' || !mayArrive) throw new Conflict('transfer_not_awaited');
  return payment;
}

/** Whether the same transfer was recorded before. */
async function isNoted(
  tx: Transaction,
  payment: PaymentRow,
  { receivedOn, amount }: RecordedTransfer,
): Promise<boolean> {
  if (payment.receivedOn === null) return false;
  const paid = payment.invoiceId === null ? null : await findPaid(tx, payment.invoiceId);
  // Nothing is entered for a creation that still runs: that was paid to the cent.
  if (payment.receivedOn !== receivedOn || (paid ?? payment.amount) !== amount)
    throw new Conflict('transfer_noted_otherwise');
  return true;
}

function dayProblem(day: string, earliest: string, today: string): FieldProblems {
  if (day > today) return { received_on: ['day_to_come'] };
  return day < earliest ? { received_on: ['day_before_proforma'] } : {};
}

/** The invoice states the amount paid, so only that amount is accepted: less does not pay it, and more is sent back. */
function amountProblem({ amount: asked }: PaymentRow, { amount }: RecordedTransfer): FieldProblems {
  if (amount === asked) return {};
  const [key, name] =
    amount < asked ? (['amount_too_little', 'missing'] as const) : (['amount_too_much', 'extra'] as const);
  const values = { asked: writeMoney(asked), [name]: writeMoney(Math.abs(asked - amount)) };
  return { amount: [{ key, values }] };
}

/** A transfer that was cancelled becomes credit, so another amount only has to be confirmed. */
function unconfirmedProblem({ amount: asked }: PaymentRow, { amount, isConfirmed }: RecordedTransfer): FieldProblems {
  if (amount === asked || isConfirmed) return {};
  const values = { asked: writeMoney(asked), came: writeMoney(amount) };
  return { is_confirmed: [{ key: 'amount_unconfirmed', values }] };
}
