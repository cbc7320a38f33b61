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

/** Has an amount promised, once for the order's key, however late it is asked again. */
export async function authoriseIntent({ stripe, database, now }: Dependencies, order: ChargeOrder): Promise<Charge> {
  const known = await startOrder(database, order.key, now);
  if (known.intent !== null) return chargeOfIntent(await stripe.paymentIntents.retrieve(known.intent));
  const customer = await findCustomer(database, order.tenantId);
  if (customer === null) return notPaid;
  const earlier = known.isFirst ? null : await findIntent(stripe, customer, order.key, known.createdAt);
  const made = earlier ?? (await createIntent(stripe, customer, order, callKeyOf(order, known, now)));
  const isRefused = typeof made === 'string';
  // The result of a simultaneous call with the same key counts.
  const intent = isRefused ? await findIntent(stripe, customer, order.key, known.createdAt) : made;
  if (intent === null) return isRefused ? refusedAs(made) : notPaid;
  await saveIntent(database, order.key, intent.id);
  // To a key that it knows Stripe repeats what it said at first.
  return chargeOfIntent(known.isFirst ? intent : await stripe.paymentIntents.retrieve(intent.id));
}

/** What Stripe does not want is ordered never: the card is not there or another's, the amount too small or too large. */
const notPaid = { state: 'declined', ref: null, reason: 'declined' } as const;

/** Stripe may take a method that was refused unattached no second time; the customer types the card again. */
const refusedAs = (code: string): Charge => ({
  ...notPaid,
  reason: code === 'payment_method_unexpected_state' ? 'enter_again' : 'declined',
  refusal: code,
});

const tenMinutes = 600_000;

/**
 * Stripe repeats an error under the key of its call. Nothing of a call is still under way ten minutes later, so an order
 * that is not among the payer's intents by then is sent as a new call.
 */
function callKeyOf({ key }: ChargeOrder, { createdAt }: KnownOrder, now: Date): string {
  const turn = Math.floor((now.getTime() - createdAt.getTime()) / tenMinutes);
  return turn <= 0 ? key : `${key}:${turn}`;
}

/**
 * Answers Stripe's code where it refuses to make an intent.
 *
 * @throws OutcomeUnknown while another call is under way for the order
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
    const told = stripeErrorOf(error);
    if (told?.type === 'StripeCardError') return told.payment_intent ?? told.code ?? told.type;
    if (told?.type === 'StripeIdempotencyError' || told?.code === 'idempotency_key_in_use')
      throw new OutcomeUnknown('Another call is under way for this order.');
    if (told?.type === 'StripeInvalidRequestError') return told.code ?? told.type;
    throw error;
  }
}
