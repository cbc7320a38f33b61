import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { stripeSecretKey } from './stripe-server';
import type { StripeObject } from './stripe-state';

const sdk = new Stripe(stripeSecretKey);

export interface SentEvent {
  readonly payload: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A payment intent event as Stripe sends it. Other products in the same account create intents without our order key.
 */
export const eventOf = (
  type: string,
  intent: string,
  { id = `evt_${randomUUID()}`, metadata = { order_key: 'pay:1' } }: { id?: string; metadata?: StripeObject } = {},
) =>
  JSON.stringify({
    id,
    object: 'event',
    type,
    api_version: '2026-10-28.endive',
    data: { object: { id: intent, object: 'payment_intent', status: 'requires_capture', metadata } },
  });

/** Signs a payload with the SDK's test helper, as Stripe does. */
export function signed(payload: string, secret: string, at: Date): SentEvent {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = sdk.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { payload, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature } };
}
