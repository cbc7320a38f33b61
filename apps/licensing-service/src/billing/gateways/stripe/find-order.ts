import type Stripe from 'stripe';
import type { Database } from '../../../platform';
import type { Charge, ChargeOrder } from '../payment-gateway';
import { isUnknownCustomer } from './call-stripe';
import { chargeOfIntent } from './charge-of-intent';
import { findCustomer, findKnownOrder } from './stripe.repository';

interface Dependencies {
  readonly stripe: Stripe;
  readonly database: Database;
}

/** What has become of an order, wherever its answer got lost; null where Stripe has none of it. */
export async function findOrder(
  { stripe, database }: Dependencies,
  { key, tenantId }: Pick<ChargeOrder, 'key' | 'tenantId'>,
): Promise<Charge | null> {
  const known = await findKnownOrder(database, key);
  if (known === null) return null;
  if (known.intent !== null) return chargeOfIntent(await stripe.paymentIntents.retrieve(known.intent));
  const customer = await findCustomer(database, tenantId);
  const intent = customer === null ? null : await findIntent(stripe, customer, key, known.createdAt);
  return intent === null ? null : chargeOfIntent(intent);
}

const hour = 3600;

/** The payment intent of an order that was sent to its payer about then; none of a payer that Stripe does not know. */
export async function findIntent(
  stripe: Stripe,
  customer: string,
  key: string,
  since: Date,
): Promise<Stripe.PaymentIntent | null> {
  const created = { gte: Math.floor(since.getTime() / 1000) - hour };
  try {
    for await (const intent of stripe.paymentIntents.list({ customer, created, limit: 100 })) {
      if (intent.metadata['order_key'] === key) return intent;
    }
  } catch (error) {
    if (!isUnknownCustomer(error)) throw error;
  }
  return null;
}
