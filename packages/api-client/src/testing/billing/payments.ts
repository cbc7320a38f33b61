import type { Payment, Quote, Selection, Tenant } from '../../contract';
import { createQuote } from './billing';
import { authoriseCard, applyPayment, requestTransfer } from './apply-payment';
import { saveCard, findCard } from './payment-methods';
import { ProblemError, invalid, notFound } from '../http/problem';
import type { Handlers } from '../http/call';
import { requireComplete } from '../tenants/editable-tenant';
import type { FakeState, FakePayment } from '../state';
import { tenantOf } from '../tenants/tenant';

const isRefused = ({ payment: { state } }: FakePayment) => state === 'declined' || state === 'voided';
const isUnderWay = ({ payment: { state, kind } }: FakePayment) =>
  state === 'processing' || (state === 'authorised' && kind === 'creation');

type Way = Pick<Payment, 'state' | 'decline_reason' | 'card'> & { readonly methodId: string | null };

function authorisePayment(state: FakeState, tenant: Tenant, amount: number, methodId: string | null): Way {
  const none = { decline_reason: null, card: null, methodId: null };
  if (amount === 0) return { ...none, state: 'settled' };
  if (methodId === null && state.config.gateways.includes('bank_transfer'))
    return { ...none, state: 'awaiting_transfer' };
  const method = methodId === null ? undefined : findCard(state, tenant.id, methodId);
  if (method === undefined) throw invalid({ payment_method_id: ['Choose how to pay.'] });
  return {
    ...authoriseCard(method),
    card: { method_id: method.id, brand: method.brand, last4: method.last4 },
    methodId: method.id,
  };
}

/** The 409 for an outdated price, with a new quote for the selection. */
function stale(state: FakeState, tenant: Tenant, selection: Selection): ProblemError {
  const quote = createQuote(state, tenant, selection);
  state.quotes.push({ tenantId: tenant.id, quote });
  return new ProblemError(409, 'quote_stale', 'The price has changed.', { quote });
}

/** The plan selected in a draft. */
function chosenSelection({ sections }: Tenant): Selection {
  const { plan, cycle, licences, modules = [], assets = 0 } = sections.subscription.data;
  if (plan !== 'paid' || cycle == null || licences == null)
    throw invalid({ 'subscription.plan': ['Fill in this field.'] });
  return { cycle, licences, modules: modules ?? [], assets: assets ?? 0 };
}

const selectionKey = ({ cycle, licences, modules, assets }: Selection) =>
  [cycle, licences, assets, ...modules.toSorted()].join(' ');

/** Requires that the quote matches the draft's plan. */
function requireChosenPlan(state: FakeState, tenant: Tenant, quote: Quote): void {
  requireComplete(tenant);
  const chosen = chosenSelection(tenant);
  if (selectionKey(chosen) !== selectionKey(quote.selection)) throw stale(state, tenant, chosen);
}

/** Cancels a payment that waits for 3-D Secure when the customer starts another one. */
function cancelUnconfirmed({ payments }: FakeState, tenantId: string): void {
  const open = payments.filter((one) => one.tenantId === tenantId);
  if (open.some((one) => isUnderWay(one)))
    throw new ProblemError(409, 'payment_in_progress', 'A payment is under way.');
  for (const { payment } of open) if (payment.state === 'action_needed') payment.state = 'voided';
}

/** Saves the card of a payment, for renewals. */
function savePaidWith(state: FakeState, { tenantId, methodId }: FakePayment): void {
  const method = methodId === null ? undefined : findCard(state, tenantId, methodId);
  if (method !== undefined) saveCard(state, method);
}

export const paymentHandlers = {
  pay: ({ state, params, body, user }) => {
    const tenant = tenantOf(state, user(), params.id);
    const before = state.payments.find((one) => one.quote.id === body.quote_id && !isRefused(one));
    if (before !== undefined && before.payment.state !== 'action_needed') return before.payment;
    const quoted = state.quotes.find(({ tenantId, quote }) => tenantId === tenant.id && quote.id === body.quote_id);
    if (quoted === undefined) throw notFound('quote_not_found');
    cancelUnconfirmed(state, tenant.id);
    const { quote } = quoted;
    if (body.amount !== quote.amount_due || state.now().toISOString() >= quote.expires_at)
      throw stale(state, tenant, quote.selection);
    if (quote.kind === 'creation') requireChosenPlan(state, tenant, quote);
    const { methodId, ...way } = authorisePayment(state, tenant, quote.amount_due, body.payment_method_id);
    const id = state.newId();
    const payment: Payment = {
      ...way,
      id,
      quote_id: quote.id,
      kind: quote.kind,
      selection: quote.selection,
      amount: (way.state === 'awaiting_transfer' ? quote.transfer : quote).amount_due,
      proforma: null,
      received: 0,
      accepts_late_transfer: false,
      action_url: way.state === 'action_needed' ? `https://bank.example/3ds/${id}` : null,
      operation_id: null,
      created_at: state.now().toISOString(),
    };
    const paid: FakePayment = { tenantId: tenant.id, quote, methodId, payment };
    state.payments.unshift(paid);
    if (payment.state === 'authorised') savePaidWith(state, paid);
    if (payment.state === 'awaiting_transfer') requestTransfer(state, paid);
    if (payment.state === 'authorised' || payment.state === 'settled') applyPayment(state, tenant, paid);
    return payment;
  },

  refreshPayment: ({ state, params, user }) => {
    const tenant = tenantOf(state, user(), params.id);
    const found = state.payments.find((one) => one.tenantId === tenant.id && one.payment.id === params.payment_id);
    if (found === undefined) throw notFound('payment_not_found');
    if (found.payment.state === 'processing') {
      found.payment.state = 'authorised';
      savePaidWith(state, found);
      applyPayment(state, tenant, found);
    }
    return found.payment;
  },

  downloadInvoice: ({ state, params }) => {
    const found = state.invoices.some(({ tenantId, id }) => tenantId === params.id && id === params.invoice_id);
    if (!found) throw notFound('invoice_not_found');
    return new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' });
  },
} satisfies Handlers;
