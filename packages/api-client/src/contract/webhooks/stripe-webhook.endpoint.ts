import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { stripeWebhookSchema } from './stripe-webhook.schema';

/** `POST /webhooks/stripe`, answered by 200; called by Stripe alone, which signs what it sends. */
export const stripeWebhookEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof stripeWebhookSchema>>({
  id: 'webhooks.stripe',
  method: 'POST',
  path: '/webhooks/stripe',
  access: { kind: 'public' },
  csrf: 'signed',
  mediaType: 'application/json',
  background: true,
});
