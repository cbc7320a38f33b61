import type Stripe from 'stripe';
import type { Database } from '../../../../database/database';
import type { Charge, ChargeOrder } from '../payment-gateway';
import { isRefusal, stripeErrorOf } from './ask-stripe';
import { chargeOfIntent } from './charge-of-intent';
import { beginOrder, findCustomer, rememberIntent, type KnownOrder } from './stripe.repository';

interface Ground {
  readonly stripe: Stripe;
  readonly database: Database;
  readonly now: Date;
}

/** Has an amount promised, once for the order's key, however late it is asked again. */
export async function authoriseIntent({ stripe, database, now }: Ground, order: ChargeOrder): Promise<Charge> {
  const known = await beginOrder(database, order.key, now);
  if (known.intent !== null) return chargeOfIntent(await stripe.paymentIntents.retrieve(known.intent));
  const customer = await findCustomer(database, order.tenantId);
  if (customer === null) return notPaid;
  const earlier = known.isFirst ? null : await findIntent(stripe, customer, order.key, known.createdAt);
  const intent = earlier ?? (await createIntent(stripe, customer, order, callKeyOf(order, known, now)));
  if (intent === null) return notPaid;
  await rememberIntent(database, order.key, intent.id);
  // To a key that it knows Stripe repeats what it said at first.
  return chargeOfIntent(known.isFirst ? intent : await stripe.paymentIntents.retrieve(intent.id));
}

/** With a card that is not there, or another's, nothing is ordered. */
const notPaid: Charge = { state: 'declined', ref: null, reason: 'declined' };

const tenMinutes = 600_000;

/**
 * Stripe repeats an error under the key of its call. Nothing of a call is still under way ten minutes later, so an order
 * that is not among the payer's intents by then is sent as a new call.
 */
function callKeyOf({ key }: ChargeOrder, { createdAt }: KnownOrder, now: Date): string {
  const turn = Math.floor((now.getTime() - createdAt.getTime()) / tenMinutes);
  return turn <= 0 ? key : `${key}:${turn}`;
}

const hour = 3600;

/** The payment intent of an order whose answer got lost. */
async function findIntent(
  stripe: Stripe,
  customer: string,
  key: string,
  since: Date,
): Promise<Stripe.PaymentIntent | null> {
  const created = { gte: Math.floor(since.getTime() / 1000) - hour };
  for await (const intent of stripe.paymentIntents.list({ customer, created, limit: 100 })) {
    if (intent.metadata['order_key'] === key) return intent;
  }
  return null;
}

/** Null where the card cannot be ordered with, or the amount is below what Stripe takes. */
async function createIntent(
  stripe: Stripe,
  customer: string,
  order: ChargeOrder,
  idempotencyKey: string,
): Promise<Stripe.PaymentIntent | null> {
  try {
    return await stripe.paymentIntents.create(
      {
        amount: order.amount,
        currency: 'eur',
        customer,
        payment_method: order.method,
        allowed_payment_method_types: ['card'],
        capture_method: 'manual',
        confirm: true,
        description: order.description,
        metadata: { tenant_id: order.tenantId, order_key: order.key },
        ...(order.isPresent
          ? { return_url: order.returnUrl, setup_future_usage: 'off_session' as const }
          : { off_session: true }),
      },
      { idempotencyKey },
    );
  } catch (error) {
    const told = stripeErrorOf(error);
    if (told?.type === 'StripeCardError') return told.payment_intent ?? null;
    if (told?.code === 'amount_too_small') return null;
    if (isRefusal(error) && !(await belongsTo(stripe, order.method, customer))) return null;
    throw error;
  }
}

async function belongsTo(stripe: Stripe, method: string, customer: string): Promise<boolean> {
  try {
    return (await stripe.paymentMethods.retrieve(method)).customer === customer;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}
