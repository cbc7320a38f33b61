import { addCredit, issueDocument } from '../billing/documents';
import type { FakeSubscription } from '../billing/plan';
import { paidOf } from '../billing/subscription';
import type { Handlers } from '../http/call';
import { notFound, ProblemError, requireValid } from '../http/problem';
import type { FakePayment, FakeState } from '../state';

interface PaymentParams {
  readonly id: string;
  readonly payment_id: string;
}

function transferOfPayment({ payments }: FakeState, { id, payment_id: paymentId }: PaymentParams): FakePayment {
  const found = payments.find((one) => one.tenantId === id && one.payment.id === paymentId);
  if (found === undefined) throw notFound('payment_not_found');
  return found;
}

const noPendingTransfer = () => new ProblemError(409, 'transfer_not_awaited', 'No bank transfer is pending here.');

type Receipt = NonNullable<FakePayment['receipt']>;

/** Whether this transfer is already recorded. */
function isRecorded({ receipt }: FakePayment, noted: Receipt): boolean {
  if (receipt === undefined) return false;
  if (receipt.received_on !== noted.received_on || receipt.amount !== noted.amount)
    throw new ProblemError(
      409,
      'transfer_noted_otherwise',
      'This transfer was already recorded with another amount or day.',
    );
  return true;
}

/** A pending transfer must match to the cent. Any other amount is accepted once confirmed, and becomes credit. */
function amountProblems({ payment }: FakePayment, amount: number, isConfirmed: boolean) {
  const differs = amount !== payment.amount;
  const isAwaited = payment.state === 'awaiting_transfer';
  return {
    amount: differs && isAwaited && 'Enter the amount of the pro-forma invoice.',
    is_confirmed: differs && !isAwaited && !isConfirmed && 'Confirm the amount, or correct it.',
  };
}

function dayProblem(day: string, earliest: string, now: Date): string | false {
  if (day > now.toISOString().slice(0, 10)) return 'Choose today or an earlier day.';
  return day < earliest && 'Choose the day of the pro-forma invoice or a later one.';
}

/** Bills a received transfer and activates its plan. During a creation, this happens when the creation ends. */
function applyTransfer(state: FakeState, found: FakePayment): void {
  const paid = paidOf(state, found.tenantId);
  if (paid === undefined) return;
  issueDocument(state, found, 'invoice');
  Object.assign(paid, { state: 'active', read_only_at: null });
}

/** The subscription after a cancelled transfer: the previous plan, with any later cancellation or resumption. */
function revertPlan(state: FakeState, { quote, before }: FakePayment, { cancels }: FakeSubscription) {
  if (before === undefined) return { state: 'unpaid', read_only_at: state.now().toISOString() };
  return quote.kind === 'change' ? { ...before, cancels } : before;
}

export const transferHandlers = {
  recordTransfer: ({ state, params, body }) => {
    const found = transferOfPayment(state, params);
    const { payment, proforma } = found;
    const { received_on, amount, is_confirmed: isConfirmed = false } = body;
    if (isRecorded(found, { received_on, amount })) return payment;
    const isAwaited = payment.state === 'awaiting_transfer';
    if (proforma === undefined || !(isAwaited || payment.state === 'voided')) throw noPendingTransfer();
    requireValid({
      received_on: dayProblem(received_on, proforma.issued_on, state.now()),
      ...amountProblems(found, amount, isConfirmed),
    });
    Object.assign(found, { receipt: { received_on, amount } });
    payment.state = 'captured';
    if (isAwaited) applyTransfer(state, found);
    else addCredit(state, params.id, amount);
    return payment;
  },

  cancelTransfer: ({ state, params }) => {
    const found = transferOfPayment(state, params);
    const { payment, proforma } = found;
    if (payment.state === 'voided' && proforma !== undefined) return payment;
    if (payment.state !== 'awaiting_transfer' || proforma === undefined) throw noPendingTransfer();
    const paid = paidOf(state, params.id);
    if (paid === undefined)
      throw new ProblemError(409, 'operation_in_progress', 'Another operation is running on this company CRM.');
    payment.state = 'voided';
    proforma.is_void = true;
    Object.assign(paid, revertPlan(state, found, paid));
    return payment;
  },
} satisfies Handlers;
