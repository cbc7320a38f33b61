import { gateways } from '@atrium/api-client/contract/schemas';
import { defineWebhook } from '../webhook';
import { readSignedEvent } from './read-signed-event';
import { receiveStripeEvent } from './receive-stripe-event';
import { createStripeConnection } from './stripe-connection';
import type { StripeSettings } from './stripe-settings';

/** Stripe's events, which Stripe signs in the header `Stripe-Signature`. */
export const stripeWebhook = defineWebhook(gateways.stripe.webhook, {
  verifyWith: (settings: StripeSettings) => {
    const connection = createStripeConnection(settings);
    return async ({ payload, headers }, now) => {
      const signature = String(headers['stripe-signature'] ?? '');
      return readSignedEvent(await connection.open(), settings.webhookSecrets, { payload, signature }, now);
    };
  },
  receive: receiveStripeEvent,
});
