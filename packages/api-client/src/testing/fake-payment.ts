import type { Payment, Tenant } from '../contract';
import { documentOf } from '../contract/pricing';
import { issue, runOnTrust } from './fake-bill';
import type { FakePayment } from './fake-records';
import type { FakePaymentMethod } from './fake-card';
import { startOperation } from './fake-operations';
import type { FakeState } from './fake-state';
import { paidOf, takeQuote } from './fake-subscription';
import { showState } from './fake-tenant';

/** What is promised or not to pay takes its effect: a draft begins to be created, a running plan changes. */
export function takeEffect(state: FakeState, tenant: Tenant, paid: FakePayment): void {
  const { payment, quote } = paid;
  const isAwaited = payment.state === 'awaiting_transfer';
  if (isAwaited) paid.proforma = issue(state, paid, 'proforma');
  if (quote.kind === 'creation') {
    tenant.subscription = null;
    showState(tenant, 'creating');
    payment.operation_id = startOperation(state, tenant, 'create').id;
    return;
  }
  paid.before = paidOf(state, tenant.id);
  takeQuote(state, tenant, quote);
  if (payment.state === 'authorised') payment.state = 'captured';
  if (isAwaited) runOnTrust(state, paid);
  else issue(state, paid, documentOf(quote));
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

/** What a card answers when it is asked to promise an amount. */
export const answerOf = ({ effect }: Pick<FakePaymentMethod, 'effect'>) => effects[effect];
