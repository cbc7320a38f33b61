import type Stripe from 'stripe';
import type { Charge } from '../payment-gateway';
import { declineReasonOf } from './decline-reason';

/** A payment intent as `PaymentGateway` returns it. */
export function chargeOfIntent(intent: Stripe.PaymentIntent): Charge {
  const ref = intent.id;
  switch (intent.status) {
    case 'requires_capture':
      return { state: 'authorised', ref };
    case 'succeeded':
      return { state: 'captured', ref };
    case 'canceled':
      return { state: 'voided', ref };
    case 'requires_action': {
      const url = intent.next_action?.redirect_to_url?.url;
      if (typeof url === 'string') return { state: 'action_needed', ref, url };
      return { state: 'declined', ref, reason: 'authentication_failed' };
    }
    case 'requires_payment_method':
      return { state: 'declined', ref, reason: declineReasonOf(intent.last_payment_error ?? {}) };
    default:
      return { state: 'processing', ref };
  }
}
