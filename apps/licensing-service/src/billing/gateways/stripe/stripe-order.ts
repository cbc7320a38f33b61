import type Stripe from 'stripe';
import { OutcomeUnknown, type Charge, type ChargeOrder, type SetUp, type SetUpOrder } from '../payment-gateway';
import { chargeOfIntent, declineReasonOf, setUpOfIntent } from './charge-of-intent';
import { type StripeCall, stripeErrorOf } from './stripe-connection';
import { findCustomer, findOrder, saveIntent, startOrder, type StripeOrder } from './stripe.repository';

/** Authorises an amount once per key, however late it is sent again. */
export async function authoriseOrder({ stripe, database, now }: StripeCall, order: ChargeOrder): Promise<Charge> {
  const { isFirst, ...known } = await startOrder(database, order.key, now);
  if (known.intent !== null) return chargeOfIntent(await stripe.paymentIntents.retrieve(known.intent));
  const customer = await findCustomer(database, order.tenantId);
  if (customer === null) return declined;
  const earlier = isFirst ? null : await findIntent(stripe, customer, known);
  const created = earlier ?? (await createIntent(stripe, customer, order, idempotencyKeyOf(known, now)));
  // A simultaneous call with the same key may have created the intent.
  const intent = typeof created === 'string' ? ((await findIntent(stripe, customer, known)) ?? created) : created;
  if (typeof intent === 'string') return declinedWith(intent);
  await saveIntent(database, order.key, intent.id);
  // For a key it knows, Stripe replays its first response.
  return chargeOfIntent(isFirst ? intent : await stripe.paymentIntents.retrieve(intent.id));
}

/** Finds the charge of an order whose response was lost; null if Stripe has none. */
export async function findCharge(
  { stripe, database }: StripeCall,
  { key, tenantId }: Pick<ChargeOrder, 'key' | 'tenantId'>,
): Promise<Charge | null> {
  const order = await findOrder(database, key);
  if (order === null) return null;
  if (order.intent !== null) return chargeOfIntent(await stripe.paymentIntents.retrieve(order.intent));
  const customer = await findCustomer(database, tenantId);
  const intent = customer === null ? null : await findIntent(stripe, customer, order);
  return intent === null ? null : chargeOfIntent(intent);
}

/** Saves a card at Stripe for off-session charges, with 3-D Secure if the bank requires it. */
export async function setUpCard({ stripe, database }: StripeCall, order: SetUpOrder): Promise<SetUp> {
  if (order.ref !== null) return setUpOfIntent(await stripe.setupIntents.retrieve(order.ref));
  const customer = await findCustomer(database, order.tenantId);
  if (customer === null) return declined;
  const intent = { ...intentOf(customer, order), usage: 'off_session', return_url: order.returnUrl } as const;
  try {
    return setUpOfIntent(await stripe.setupIntents.create(intent, { idempotencyKey: order.key }));
  } catch (error) {
    const stripeError = stripeErrorOf(error);
    if (stripeError?.type === 'StripeCardError')
      return { state: 'declined', ref: stripeError.setup_intent?.id ?? null, reason: declineReasonOf(stripeError) };
    if (stripeError?.type === 'StripeInvalidRequestError')
      return { ...declined, refusal: stripeError.code ?? stripeError.type };
    throw error;
  }
}

/** What every intent says: Stripe confirms it at once, with a card. */
const intentOf = (customer: string, order: Omit<SetUpOrder, 'ref'>) => ({
  customer,
  payment_method: order.method,
  allowed_payment_method_types: ['card'],
  confirm: true,
  description: order.description,
  metadata: { tenant_id: order.tenantId, order_key: order.key },
});

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
function idempotencyKeyOf({ key, createdAt }: StripeOrder, now: Date): string {
  const attempt = Math.floor((now.getTime() - createdAt.getTime()) / tenMinutes);
  return attempt <= 0 ? key : `${key}:${attempt}`;
}

/**
 * Returns Stripe's error code if it rejects the intent.
 *
 * @throws OutcomeUnknown while another call for the order is running
 */
async function createIntent(stripe: Stripe, customer: string, order: ChargeOrder, idempotencyKey: string) {
  try {
    return await stripe.paymentIntents.create(
      {
        ...intentOf(customer, order),
        amount: order.amount,
        currency: 'eur',
        capture_method: 'manual',
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

const hour = 3600;

/** Finds the intent of an order among its customer's since then; null for a customer unknown to Stripe. */
async function findIntent(stripe: Stripe, customer: string, { key, createdAt }: StripeOrder) {
  const created = { gte: Math.floor(createdAt.getTime() / 1000) - hour };
  try {
    for await (const intent of stripe.paymentIntents.list({ customer, created, limit: 100 })) {
      if (intent.metadata['order_key'] === key) return intent;
    }
  } catch (error) {
    const stripeError = stripeErrorOf(error);
    if (stripeError?.code !== 'resource_missing' || stripeError.param !== 'customer') throw error;
  }
  return null;
}
