import type { DeclineReason } from '../payment-gateway';

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
export const declineReasonOf = ({ code, decline_code: bank }: StripeDecline): DeclineReason =>
  reasons[bank ?? ''] ?? reasons[code ?? ''] ?? 'declined';
