import type Stripe from 'stripe';
import type { Database } from '../../../platform';
import { OutcomeUnknown, type Charge, type ChargeOrder } from '../payment-gateway';
import { stripeErrorOf } from './call-stripe';
import { chargeOfIntent } from './charge-of-intent';
import { findIntent } from './find-order';
import { startOrder, findCustomer, saveIntent, type KnownOrder } from './stripe.repository';

interface Dependencies {
  readonly stripe: Stripe;
  readonly database: Database;
  readonly now: Date;
}

/** Authorises an amount once per key, however late it is sent again. */
export async function authoriseIntent({ stripe, database, now }: Dependencies, order: ChargeOrder): Promise<Charge> {
  const known = await startOrder(database, order.key, now);
  if (known.intent !== null) return chargeOfIntent(await stripe.paymentIntents.retrieve(known.intent));
  const customer = await findCustomer(database, order.tenantId);
  if (customer === null) return declined;
  const earlier = known.isFirst ? null : await findIntent(stripe, customer, order.key, known.createdAt);
  const created = earlier ?? (await createIntent(stripe, customer, order, idempotencyKeyOf(order, known, now)));
  const isRefused = typeof created === 'string';
  // A simultaneous call with the same key may have created the intent.
  const intent = isRefused ? await findIntent(stripe, customer, order.key, known.createdAt) : created;
  if (intent === null) return isRefused ? declinedWith(created) : declined;
  await saveIntent(database, order.key, intent.id);
  // For a key it knows, Stripe replays its first response.
  return chargeOfIntent(known.isFirst ? intent : await stripe.paymentIntents.retrieve(intent.id));
}

/**
 * Stripe rejected the order, and retrying cannot help: the card is missing or another customer's, or the amount is too
 * small or too large.
 */
const declined = { state: 'declined', ref: null, reason: 'declined' } as const;

/** Stripe may not accept a declined, unattached method twice; the customer enters the card again. */
const declinedWith = (code: string): Charge => ({
  ...declined,
  reason: code === 'payment_method_unexpected_state' ? 'enter_again' : 'declined',
  refusal: code,
});

const tenMinutes = 600_000;

/**
 * Stripe replays an error for the same idempotency key. A call cannot still be running ten minutes later, so an order
 * that is not among the customer's intents by then is sent under a new key.
 */
function idempotencyKeyOf({ key }: ChargeOrder, { createdAt }: KnownOrder, now: Date): string {
  const attempt = Math.floor((now.getTime() - createdAt.getTime()) / tenMinutes);
  return attempt <= 0 ? key : `${key}:${attempt}`;
}

/**
 * Returns Stripe's error code if it rejects the intent.
 *
 * @throws OutcomeUnknown while another call for the order is running
 */
async function createIntent(
  stripe: Stripe,
  customer: string,
  order: ChargeOrder,
  idempotencyKey: string,
): Promise<Stripe.PaymentIntent | string> {
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
    const stripeError = stripeErrorOf(error);
    if (stripeError?.type === 'StripeCardError')
      return stripeError.payment_intent ?? stripeError.code ?? stripeError.type;
    if (stripeError?.type === 'StripeIdempotencyError' || stripeError?.code === 'idempotency_key_in_use')
      throw new OutcomeUnknown('Another call for this order is running.');
    if (stripeError?.type === 'StripeInvalidRequestError') return stripeError.code ?? stripeError.type;
    throw error;
  }
}
