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
import { tenantAudit, findState, lockTenant, type TenantCall } from '../../../tenants';
import type { BillingDependencies } from '../../dependencies';
import { findPaid } from '../../ledger/ledger.repository';
import { postAccountCredit } from '../../ledger/post-account-credit';
import { formatMoney } from '../../invoices/document/format-values';
import { findInvoice, type IssuedInvoice } from '../../invoices/invoice.repository';
import { syncReadOnly } from '../../subscriptions/sync-read-only';
import { billTransfer } from './bill-transfer';
import { findPayment, transitionPayment, type PaymentRow } from '../payment.repository';
import { recordedBillingFields } from '../../billing-fields';

export interface RecordedTransfer {
  readonly tenantId: string;
  readonly paymentId: string;
  /** Date of the bank statement, `YYYY-MM-DD`. */
  readonly receivedOn: string;
  /** Amount on the bank statement, in cents. */
  readonly amount: number;
  /** Whether the operator confirmed an amount that differs from the pro-forma invoice. */
  readonly isConfirmed: boolean;
}

/**
 * Records an arrived bank transfer: issues its invoice and completes the payment. During a creation the invoice follows
 * once the company CRM is active. A cancelled transfer becomes account credit.
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
    if (await isRecorded(tx, payment, receipt)) return;
    const proforma = payment.invoiceId === null ? null : await findInvoice(tx, payment.invoiceId);
    if (proforma === null) throw new Error('A transfer needs a pro-forma invoice.');
    throwIfInvalid({
      ...dayProblem(receivedOn, proforma.data.issued_on, localDay(now)),
      ...(payment.state === 'voided' ? unconfirmedProblem(payment, receipt) : amountProblem(payment, receipt)),
    });
    if (payment.state === 'voided') await creditLateTransfer(tx, dependencies, payment, proforma, receipt, now);
    else await recordPending(tx, dependencies, payment, receipt, now);
    await syncReadOnly(tx, dependencies, tenantId, now);
    await writeAudit(tx, {
      ...tenantAudit(call, tenantId, now),
      action: 'payment.record',
      fields: recordedBillingFields,
      after: { payment: payment.id, received_on: receivedOn, amount, is_credit: payment.state === 'voided' },
    });
  });
}

async function recordPending(
  tx: Transaction,
  dependencies: BillingDependencies,
  payment: PaymentRow,
  { receivedOn }: RecordedTransfer,
  now: Date,
): Promise<void> {
  const change = { state: 'captured', receivedOn, updatedAt: now } as const;
  if (!(await transitionPayment(tx, payment.id, ['awaiting_transfer'], change)))
    throw new Error('A pending transfer can be recorded only with the lock of its company CRM.');
  await billTransfer(tx, dependencies, { ...payment, receivedOn }, now);
}

/** Posts a transfer that arrived after it was cancelled as account credit. */
async function creditLateTransfer(
  tx: Transaction,
  dependencies: BillingDependencies,
  payment: PaymentRow,
  proforma: IssuedInvoice,
  { receivedOn, amount }: RecordedTransfer,
  now: Date,
): Promise<void> {
  await transitionPayment(tx, payment.id, ['voided'], { receivedOn, updatedAt: now });
  const reason = (await findState(tx, payment.tenantId)) === 'closed' ? 'tenant_closed' : 'transfer_late';
  await postAccountCredit(tx, dependencies, proforma, { amount, reason }, now);
}

/** Finds a transfer that is pending, cancelled or recorded. */
async function findTransfer(tx: Transaction, tenantId: string, paymentId: string): Promise<PaymentRow> {
  await lockTenant(tx, tenantId);
  const payment = (await findPayment(tx, paymentId))?.payment;
  if (payment === undefined || payment.tenantId !== tenantId) throw new NotFound('payment_not_found');
  const { methodType, state, receivedOn } = payment;
  const mayArrive = state === 'awaiting_transfer' || state === 'voided' || receivedOn !== null;
  if (methodType !== 'bank_transfer' || !mayArrive) throw new Conflict('transfer_not_awaited');
  return payment;
}

/** Whether the same transfer was recorded before; throws if it was recorded with other data. */
async function isRecorded(
  tx: Transaction,
  payment: PaymentRow,
  { receivedOn, amount }: RecordedTransfer,
): Promise<boolean> {
  if (payment.receivedOn === null) return false;
  const paid = payment.invoiceId === null ? null : await findPaid(tx, payment.invoiceId);
  // A running creation has no ledger entry yet; its transfer matched to the cent.
  if (payment.receivedOn !== receivedOn || (paid ?? payment.amount) !== amount)
    throw new Conflict('transfer_noted_otherwise');
  return true;
}

function dayProblem(day: string, earliest: string, today: string): FieldProblems {
  if (day > today) return { received_on: ['day_to_come'] };
  return day < earliest ? { received_on: ['day_before_proforma'] } : {};
}

/**
 * The invoice states the paid amount, so only the requested amount is accepted: the customer pays the rest, or gets the
 * surplus back.
 */
function amountProblem({ amount: requested }: PaymentRow, { amount }: RecordedTransfer): FieldProblems {
  if (amount === requested) return {};
  const [key, name] =
    amount < requested ? (['amount_too_little', 'missing'] as const) : (['amount_too_much', 'extra'] as const);
  const values = { asked: formatMoney(requested), [name]: formatMoney(Math.abs(requested - amount)) };
  return { amount: [{ key, values }] };
}

/** A cancelled transfer becomes account credit, so another amount only needs a confirmation. */
function unconfirmedProblem(
  { amount: requested }: PaymentRow,
  { amount, isConfirmed }: RecordedTransfer,
): FieldProblems {
  if (amount === requested || isConfirmed) return {};
  const values = { asked: formatMoney(requested), came: formatMoney(amount) };
  return { is_confirmed: [{ key: 'amount_unconfirmed', values }] };
}
