import type { Billing, Payment, Quote, Tenant } from '../contract';
import type { FakeState } from './fake-state';
import type { FakeSubscription } from './fake-plan';
import { takeQuote } from './fake-subscription';

/** A payment with what it pays, and the card it is paid with. */
export interface FakePayment {
  readonly tenantId: string;
  readonly quote: Quote;
  readonly methodId: string | null;
  readonly payment: Payment;
  /** Of a transfer: what was subscribed to before. */
  before?: FakeSubscription | undefined;
}

/** A document of a company CRM. */
export type FakeInvoice = Billing['invoices'][number] & { readonly tenantId: string };

const daysToPay = 15;
const day = 86_400_000;

const ranges = { invoice: 'P1-B1', credit_note: 'D1-B1', proforma: 'PR1' } as const;

/** Issues a document over what was quoted. */
export function issue(state: FakeState, { tenantId, quote }: FakePayment, kind: FakeInvoice['kind']): void {
  const issued = state.now();
  const count = state.invoices.filter((one) => one.kind === kind).length + 1;
  const on = issued.toISOString().slice(0, 10);
  state.invoices.unshift({
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
  });
}

/** The company CRM lives: the plan that it was paid for runs, and what its card has promised is taken. */
export function finishCreation(state: FakeState, tenant: Tenant): void {
  const paid = state.payments.find(({ payment }) => payment.operation_id === tenant.operation?.id);
  if (paid === undefined) return;
  takeQuote(state, tenant, paid.quote);
  if (paid.payment.state !== 'authorised') return;
  paid.payment.state = 'captured';
  issue(state, paid, 'invoice');
}
