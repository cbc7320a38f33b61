import { applyPayment, voidTransfers } from '../billing/apply-payment';
import { addCredit, addExcess, receivedFor } from '../billing/documents';
import { dayAt } from '../billing/seller-day';
import type { Handlers } from '../http/call';
import { notFound, ProblemError, requireValid } from '../http/problem';
import type { FakePayment, FakeReceipt, FakeState } from '../state';

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

/** Another amount than requested, and the same receipt twice, are recorded only after a confirmation. */
function confirmationProblem(found: FakePayment, { received_on, amount, reference }: FakeReceipt): string | false {
  const isRepeated = (found.receipts ?? []).some(
    (one) => one.received_on === received_on && one.amount === amount && one.reference === reference,
  );
  if (isRepeated)
    return 'This transfer is already recorded with the same day, amount and reference. Confirm that it is another one.';
  return amount !== found.payment.amount - receivedFor(found) && 'Confirm the amount, or correct it.';
}

function dayProblem(day: string, earliest: string, now: Date): string | false {
  if (day > dayAt(now)) return 'Choose today or an earlier day.';
  return day < earliest && 'Choose the day of issue or a later one.';
}

/** Begins the plan of a transfer once its amount is complete; too little waits for the rest. */
function completeTransfer(state: FakeState, found: FakePayment): void {
  const { payment, tenantId } = found;
  payment.received = receivedFor(found);
  if (payment.received < payment.amount) return;
  const tenant = state.tenants.find(({ id }) => id === tenantId);
  if (tenant === undefined) throw notFound('tenant_not_found');
  payment.state = 'captured';
  payment.received = 0;
  applyPayment(state, tenant, found);
  if (payment.kind !== 'creation') addExcess(state, found);
}

export const transferHandlers = {
  recordTransfer: ({ state, params, body }) => {
    const found = transferOfPayment(state, params);
    const { payment, proforma } = found;
    const { received_on, amount, reference = '', is_confirmed: isConfirmed = false } = body;
    if (proforma === undefined) throw noPendingTransfer();
    const isLate = proforma.due_on !== null && received_on > proforma.due_on;
    const isCredit = payment.state !== 'awaiting_transfer' || isLate;
    const receipt = { received_on, amount, reference, isCredit };
    requireValid({
      received_on: dayProblem(received_on, proforma.issued_on, state.now()),
      is_confirmed: !isConfirmed && confirmationProblem(found, receipt),
    });
    found.receipts = [...(found.receipts ?? []), receipt];
    if (!isCredit) completeTransfer(state, found);
    else {
      addCredit(state, params.id, amount);
      if (payment.state === 'voided') payment.state = 'credited';
    }
    return payment;
  },

  cancelTransfer: ({ state, params }) => {
    const found = transferOfPayment(state, params);
    const { payment, proforma } = found;
    if (payment.state === 'voided' && proforma !== undefined) return payment;
    if (payment.state !== 'awaiting_transfer') throw noPendingTransfer();
    voidTransfers(state, (one) => one === found);
    return payment;
  },
} satisfies Handlers;
