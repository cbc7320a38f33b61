import type { GatewayDeclaration } from '../gateway-declaration';
import { stripeWebhookSchema } from './stripe-webhook.schema';

/** Stripe, with card fields in Stripe's iframes. */
export const stripe = {
  name: 'stripe',
  movesMoney: true,
  /** Minimum for cards in EUR. Source: Stripe's documentation of currencies, “Minimum and maximum charge amounts”. */
  minimumCharge: 50,
  browserSettings: { stripe_publishable_key: 'publishableKey' },
  webhook: stripeWebhookSchema,
  origins: {
    connect: ['https://api.stripe.com'],
    frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  },
} as const satisfies GatewayDeclaration;
