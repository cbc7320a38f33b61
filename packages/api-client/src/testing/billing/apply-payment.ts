import type { Payment, Tenant } from '../../contract';
import { documentOf } from '../../contract/pricing';
import { issueDocument, startBeforeTransfer } from './documents';
import type { FakePayment, FakePaymentMethod, FakeState } from '../state';
import { startOperation } from '../operations/operations';
import { paidOf, applyQuote } from './subscription';
import { setTenantState } from '../tenants/tenant';

/**
 * Applies a payment that was authorised, is pending, or was not needed: starts a creation, or changes a current plan.
 */
export function applyPayment(state: FakeState, tenant: Tenant, paid: FakePayment): void {
  const { payment, quote } = paid;
  const isAwaited = payment.state === 'awaiting_transfer';
  if (isAwaited) paid.proforma = issueDocument(state, paid, 'proforma');
  if (quote.kind === 'creation') {
    tenant.subscription = null;
    setTenantState(tenant, 'creating');
    payment.operation_id = startOperation(state, tenant, 'create').id;
    return;
  }
  paid.before = paidOf(state, tenant.id);
  applyQuote(state, tenant, quote);
  if (payment.state === 'authorised') payment.state = 'captured';
  if (isAwaited) startBeforeTransfer(state, paid);
  else issueDocument(state, paid, documentOf(quote));
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
