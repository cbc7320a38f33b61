import { invalid, missing } from './stripe-api-error';
import { listOf, newStripeId, type StripeObject, type StripeRefund, type StripeState } from './stripe-state';

export function createRefund(state: StripeState, form: StripeObject): StripeObject {
  const id = String(form['payment_intent']);
  const intent = state.intents.get(id);
  if (intent === undefined) throw missing('payment_intent', id, 'payment_intent');
  if (intent.status !== 'succeeded')
    throw invalid('payment_intent_unexpected_state', 'This PaymentIntent has no successful charge to refund.');
  const amount = Number(form['amount']);
  if (amount > intent.amount - refundedOf(state, id))
    throw invalid('charge_already_refunded', 'Refund amount is greater than unrefunded amount on charge.');
  const refund = { id: newStripeId('re'), intent: id, amount, metadata: (form['metadata'] ?? {}) as StripeObject };
  state.refunds.push(refund);
  return show(refund);
}

export function listRefunds(state: StripeState, query: StripeObject): StripeObject {
  const found = state.refunds.filter(({ intent }) => intent === query['payment_intent']);
  return listOf('/v1/refunds', found.toReversed().map(show));
}

/** Refunded amount in cents. */
export const refundedOf = ({ refunds }: StripeState, id: string) =>
  refunds.filter(({ intent }) => intent === id).reduce((sum, { amount }) => sum + amount, 0);

const show = ({ id, intent, amount, metadata }: StripeRefund): StripeObject => ({
  id,
  object: 'refund',
  payment_intent: intent,
  amount,
  metadata,
  status: 'succeeded',
});
