import type { CardGateway } from '../card-gateway';
import { stripeMessages } from './messages';

export const stripe: CardGateway = {
  messages: stripeMessages,
  /** docs.stripe.com/payments/3d-secure; one of them is a secret. */
  returnParameters: [
    'payment_intent',
    'payment_intent_client_secret',
    'setup_intent',
    'setup_intent_client_secret',
    'redirect_status',
    'source_redirect_slug',
    'source_type',
  ],
  load: async () => ({ Card: (await import('./stripe-card')).StripeCard }),
};
