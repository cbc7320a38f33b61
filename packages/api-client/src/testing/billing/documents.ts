import type { Quote, Tenant } from '../../contract';
import { sumLines } from '../../contract/pricing';
import type { FakeState, FakeInvoice, FakePayment } from '../state';
import { dayAt } from './seller-day';
import { applyQuote } from './subscription';

const daysToPay = 15;
const day = 86_400_000;

const ranges = { invoice: 'P1-B1', credit_note: 'D1-B1', proforma: 'PR1' } as const;

/** Issues a document for a quote. */
export function issueDocument(
  state: FakeState,
  tenantId: string,
  quote: Pick<Quote, 'total' | 'amount_due'>,
  kind: FakeInvoice['kind'],
): FakeInvoice {
  const issued = state.now();
  const count = state.invoices.filter((one) => one.kind === kind).length + 1;
  const on = dayAt(issued);
  const invoice: FakeInvoice = {
    tenantId,
    id: state.newId(),
    kind,
    number: `${ranges[kind]}-${count}`,
    issued_on: on,
    due_on: kind === 'proforma' ? dayAt(new Date(issued.getTime() + daysToPay * day)) : null,
    paid_on: kind === 'invoice' && quote.amount_due > 0 ? on : null,
    total: quote.total,
    amount_due: quote.amount_due,
    is_void: false,
  };
  state.invoices.unshift(invoice);
  return invoice;
}

/** Issues an invoice for what a quote adds, and a credit note for what it takes away. */
export function issueDocuments(state: FakeState, tenantId: string, { lines, amount_due }: Quote): void {
  const added = lines.filter(({ kind }) => kind === 'plan');
  const unused = lines.filter(({ kind }) => kind === 'unused');
  if (unused.length > 0)
    issueDocument(state, tenantId, { total: sumLines(unused).total, amount_due: 0 }, 'credit_note');
  if (added.length > 0) issueDocument(state, tenantId, { total: sumLines(added).total, amount_due }, 'invoice');
}

/** Activates the paid plan of a created company CRM, and bills it. */
export function finishCreation(state: FakeState, tenant: Tenant): void {
  const paid = state.payments.find(({ payment }) => payment.operation_id === tenant.operation?.id);
  if (paid === undefined) return;
  applyQuote(state, tenant, paid.quote);
  addExcess(state, paid);
  if (paid.payment.state === 'authorised') paid.payment.state = 'captured';
  if (paid.payment.state === 'captured') issueDocument(state, tenant.id, paid.quote, 'invoice');
}

/** Adds money that is not billed to the account credit. */
export function addCredit({ credits }: FakeState, tenantId: string, amount: number): void {
  credits.set(tenantId, (credits.get(tenantId) ?? 0) + amount);
}

/** What was received for a bank transfer and is not credit yet, in cents. */
export const receivedFor = ({ receipts = [] }: FakePayment): number =>
  receipts.reduce((sum, { amount, isCredit }) => (isCredit ? sum : sum + amount), 0);

/** Adds what was received above the price to the account credit. */
export function addExcess(state: FakeState, paid: FakePayment): void {
  addCredit(state, paid.tenantId, Math.max(0, receivedFor(paid) - paid.quote.amount_due));
}

/** Cancels the payment of a creation: voids its authorisation, or adds a received transfer to the credit. */
export function cancelCreation(state: FakeState, operationId: string): void {
  const paid = state.payments.find(({ payment }) => payment.operation_id === operationId);
  if (paid === undefined) return;
  if (paid.proforma !== undefined) paid.proforma.is_void = true;
  if (paid.payment.state === 'captured') addCredit(state, paid.tenantId, receivedFor(paid));
  else paid.payment.state = 'voided';
}
