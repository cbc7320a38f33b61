import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { stripeWebhookSchema } from './stripe-webhook.schema';

/** `POST /webhooks/stripe` responds with 200; called only by Stripe, with a signature. */
export const stripeWebhookEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof stripeWebhookSchema>>({
  id: 'webhooks.stripe',
  method: 'POST',
  path: '/webhooks/stripe',
  access: { kind: 'public' },
  csrf: 'signed',
  mediaType: 'application/json',
  background: true,
});
