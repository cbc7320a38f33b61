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

/** Finds the charge of an order whose response was lost; null if Stripe has none. */
export async function findOrder(
  { stripe, database }: Dependencies,
  { key, tenantId }: Pick<ChargeOrder, 'key' | 'tenantId'>,
): Promise<Charge | null> {
  const order = await findKnownOrder(database, key);
  if (order === null) return null;
  if (order.intent !== null) return chargeOfIntent(await stripe.paymentIntents.retrieve(order.intent));
  const customer = await findCustomer(database, tenantId);
  const intent = customer === null ? null : await findIntent(stripe, customer, key, order.createdAt);
  return intent === null ? null : chargeOfIntent(intent);
}

const hour = 3600;

/** Finds the intent of an order among its customer's since then; null for a customer unknown to Stripe. */
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
