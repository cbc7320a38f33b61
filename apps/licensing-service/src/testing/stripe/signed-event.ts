import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { stripeSecretKey } from './stripe-server';
import type { StripeObject } from './stripe-state';

const sdk = new Stripe(stripeSecretKey);

export interface SentEvent {
  readonly payload: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An event about a payment intent in Stripe's shape; other products of the account have orders without a key of ours. */
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

/** A text as Stripe would send it: signed by the SDK's own helper. */
export function signed(payload: string, secret: string, at: Date): SentEvent {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = sdk.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { payload, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature } };
}
