import type Stripe from 'stripe';
import type { Charge, DeclineReason, SetUp } from '../payment-gateway';

/** A payment intent as `PaymentGateway` returns it. */
export function chargeOfIntent(intent: Stripe.PaymentIntent): Charge {
  const { id: ref, status } = intent;
  if (status === 'requires_action') return bankStepOf(intent);
  if (status === 'requires_payment_method')
    return { state: 'declined', ref, reason: declineReasonOf(intent.last_payment_error) };
  return { state: chargeStates[status] ?? 'processing', ref };
}

const chargeStates: { readonly [Status in Stripe.PaymentIntent.Status]?: 'authorised' | 'captured' | 'voided' } = {
  requires_capture: 'authorised',
  succeeded: 'captured',
  canceled: 'voided',
};

/** A set-up intent as `PaymentGateway` returns it. */
export function setUpOfIntent(intent: Stripe.SetupIntent): SetUp {
  const { id: ref, status } = intent;
  if (status === 'requires_action') return bankStepOf(intent);
  if (status === 'succeeded') return { state: 'succeeded', ref };
  if (status === 'processing' || status === 'requires_confirmation') return { state: 'processing', ref };
  return { state: 'declined', ref, reason: declineReasonOf(intent.last_setup_error) };
}

/** Declined if Stripe names no page of the bank. */
function bankStepOf({ id: ref, next_action: next }: Stripe.PaymentIntent | Stripe.SetupIntent) {
  const url = next?.redirect_to_url?.url;
  if (typeof url === 'string') return { state: 'action_needed', ref, url } as const;
  return { state: 'declined', ref, reason: 'authentication_failed' } as const;
}

/** A decline as Stripe reports it. `decline_code` is the bank's own code, more specific than `code`. */
type StripeDecline = { readonly [Name in 'code' | 'decline_code']?: string | null | undefined };

const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  authentication_required: 'authentication_required',
  payment_intent_authentication_failure: 'authentication_failed',
  setup_intent_authentication_failure: 'authentication_failed',
};

/** The decline reason for the customer; most bank reasons must not be shown, such as a stolen card. */
export const declineReasonOf = (decline: StripeDecline | null): DeclineReason =>
  reasons[decline?.decline_code ?? ''] ?? reasons[decline?.code ?? ''] ?? 'declined';
