import type { Tenant } from '../../contract';
import type { FakeState, FakeInvoice, FakePayment } from '../state';
import { applyQuote } from './subscription';

const daysToPay = 15;
const day = 86_400_000;

const ranges = { invoice: 'P1-B1', credit_note: 'D1-B1', proforma: 'PR1' } as const;

/** Issues a document for a quote. */
export function issueDocument(
  state: FakeState,
  { tenantId, quote }: FakePayment,
  kind: FakeInvoice['kind'],
): FakeInvoice {
  const issued = state.now();
  const count = state.invoices.filter((one) => one.kind === kind).length + 1;
  const on = issued.toISOString().slice(0, 10);
  const invoice: FakeInvoice = {
    tenantId,
    id: state.newId(),
    kind,
    number: `${ranges[kind]}-${count}`,
    issued_on: on,
    due_on: kind === 'proforma' ? new Date(issued.getTime() + daysToPay * day).toISOString().slice(0, 10) : null,
    paid_on: kind === 'invoice' && quote.amount_due > 0 ? on : null,
    total: quote.total,
    amount_due: quote.amount_due,
    is_void: false,
  };
  state.invoices.unshift(invoice);
  return invoice;
}

/** Activates the paid plan of a created company CRM, and bills its authorisation or transfer. */
export function finishCreation(state: FakeState, tenant: Tenant): void {
  const paid = state.payments.find(({ payment }) => payment.operation_id === tenant.operation?.id);
  if (paid === undefined) return;
  applyQuote(state, tenant, paid.quote);
  if (paid.payment.state === 'awaiting_transfer') return startBeforeTransfer(state, paid);
  if (paid.payment.state === 'authorised') paid.payment.state = 'captured';
  if (paid.payment.state === 'captured') issueDocument(state, paid, 'invoice');
}

/** Starts a plan with a pending transfer: a new company CRM's until the due date, a change until it is cancelled. */
export function startBeforeTransfer({ subscriptions }: FakeState, { tenantId, quote, proforma }: FakePayment): void {
  const running = subscriptions.find((one) => one.tenantId === tenantId);
  const until = quote.kind === 'creation' ? `${proforma?.due_on}T23:00:00.000Z` : null;
  if (running !== undefined) Object.assign(running, { state: 'awaiting_transfer', read_only_at: until });
}

/** Adds money that is not billed to the account credit. */
export function addCredit({ credits }: FakeState, tenantId: string, amount: number): void {
  credits.set(tenantId, (credits.get(tenantId) ?? 0) + amount);
}

/** Cancels the payment of a creation: voids its authorisation, or adds a received transfer to the credit. */
export function cancelCreation(state: FakeState, operationId: string): void {
  const paid = state.payments.find(({ payment }) => payment.operation_id === operationId);
  if (paid === undefined) return;
  if (paid.proforma !== undefined) paid.proforma.is_void = true;
  if (paid.payment.state === 'captured') addCredit(state, paid.tenantId, paid.payment.amount);
  else paid.payment.state = 'voided';
}
