import type { Payment, Tenant } from '../../contract';
import { addCredit, issueDocument, issueDocuments, receivedFor } from './documents';
import type { FakePayment, FakePaymentMethod, FakeState } from '../state';
import { startOperation } from '../operations/operations';
import { applyQuote } from './subscription';
import { setTenantState } from '../tenants/tenant';

/** Voids pending bank transfers; what was received for them becomes account credit. */
export function voidTransfers(state: FakeState, isReplaced: (paid: FakePayment) => boolean): void {
  for (const paid of state.payments) {
    if (paid.payment.state !== 'awaiting_transfer' || !isReplaced(paid)) continue;
    paid.payment.state = 'voided';
    paid.payment.received = 0;
    if (paid.proforma !== undefined) paid.proforma.is_void = true;
    addCredit(state, paid.tenantId, receivedFor(paid));
  }
}

/** Asks for a bank transfer. It replaces the one that was ordered before. */
export function requestTransfer(state: FakeState, paid: FakePayment): void {
  voidTransfers(state, (other) => other !== paid && other.tenantId === paid.tenantId);
  const proforma = issueDocument(state, paid.tenantId, paid.quote.transfer, 'proforma');
  paid.proforma = proforma;
  paid.payment.proforma = { id: proforma.id, number: proforma.number };
}

/** Applies a payment that was authorised, received, or not needed: starts a creation, or changes a running plan. */
export function applyPayment(state: FakeState, tenant: Tenant, paid: FakePayment): void {
  const { payment, quote } = paid;
  voidTransfers(state, (other) => other !== paid && other.tenantId === tenant.id);
  if (quote.kind === 'creation') {
    tenant.subscription = null;
    setTenantState(tenant, 'creating');
    payment.operation_id = startOperation(state, tenant, 'create').id;
    return;
  }
  applyQuote(state, tenant, quote);
  if (payment.state === 'authorised') payment.state = 'captured';
  issueDocuments(state, tenant.id, quote);
}

const effects = {
  succeeds: { state: 'authorised', decline_reason: null },
  renewals_declined: { state: 'authorised', decline_reason: null },
  times_out: { state: 'processing', decline_reason: null },
  authenticates: { state: 'action_needed', decline_reason: null },
  declined: { state: 'declined', decline_reason: 'declined' },
  insufficient_funds: { state: 'declined', decline_reason: 'insufficient_funds' },
  expired_card: { state: 'declined', decline_reason: 'expired_card' },
  incorrect_cvc: { state: 'declined', decline_reason: 'incorrect_cvc' },
} as const satisfies Record<FakePaymentMethod['effect'], Pick<Payment, 'state' | 'decline_reason'>>;

/** Returns the result of authorising a card. */
export const authoriseCard = ({ effect }: Pick<FakePaymentMethod, 'effect'>) => effects[effect];
