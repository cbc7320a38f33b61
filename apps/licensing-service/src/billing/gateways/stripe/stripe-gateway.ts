import type Stripe from 'stripe';
import type { Clock, Database } from '../../../platform';
import type { Charge, PaymentGateway } from '../payment-gateway';
import { callStripe, isRefusal, stripeErrorOf } from './call-stripe';
import { authoriseIntent } from './authorise-intent';
import { findOrder } from './find-order';
import { chargeOfIntent } from './charge-of-intent';
import { deleteStripeCard, prepareStripeCard } from './prepare-stripe-card';
import { setUpIntent } from './set-up-intent';
import type { StripeConnection } from './stripe-connection';

export interface StripeDependencies {
  readonly line: StripeConnection;
  readonly database: Database;
  readonly clock: Clock;
}

/** Of a card in EUR, in cents. Source: Stripe's documentation of currencies, “Minimum and maximum charge amounts”. */
const minimumCharge = 50;

/** Cards through the operator's account at Stripe, which keeps them: payment intents that are captured by hand. */
export function createStripeGateway({ line, database, clock }: StripeDependencies): PaymentGateway {
  const ask = <T>(work: (stripe: Stripe) => Promise<T>) => callStripe(line, work);
  return {
    name: 'stripe',
    minimumCharge,
    prepareCard: (card) => ask((stripe) => prepareStripeCard({ stripe, database, clock }, card)),
    setUp: (order) => ask((stripe) => setUpIntent({ stripe, database }, order)),
    forgetCard: (method) => ask((stripe) => deleteStripeCard(stripe, method)),
    find: (order) => ask((stripe) => findOrder({ stripe, database }, order)),
    authorise: (order) => ask((stripe) => authoriseIntent({ stripe, database, now: clock() }, order)),
    capture: (ref, key) =>
      ask((stripe) =>
        move(stripe, ref, ['requires_capture'], () => stripe.paymentIntents.capture(ref, {}, { idempotencyKey: key })),
      ),
    void: (ref, key) =>
      ask((stripe) => {
        const cancel = () => stripe.paymentIntents.cancel(ref, {}, { idempotencyKey: key });
        return move(stripe, ref, ['requires_capture', 'requires_action', 'requires_confirmation'], cancel);
      }),
    close: (ref, key) => ask((stripe) => close(stripe, ref, key)),
    refund: (ref, key, amount) => ask((stripe) => refund(stripe, ref, key, amount)),
    status: (ref) => ask(async (stripe) => chargeOfIntent(await stripe.paymentIntents.retrieve(ref))),
  };
}

/** The promise lapsed before Stripe has said so of the intent. */
const expired: ReadonlySet<string> = new Set(['charge_expired_for_capture', 'capture_charge_authorization_expired']);

/** Advances an intent if its state allows it; the fastest request decides. */
async function move(
  stripe: Stripe,
  ref: string,
  from: readonly Stripe.PaymentIntent.Status[],
  change: () => Promise<Stripe.PaymentIntent>,
): Promise<Charge> {
  const before = await stripe.paymentIntents.retrieve(ref);
  if (!from.includes(before.status)) return chargeOfIntent(before);
  try {
    return chargeOfIntent(await change());
  } catch (error) {
    if (expired.has(stripeErrorOf(error)?.code ?? '')) return { state: 'voided', ref };
    const now = isRefusal(error) ? await stripe.paymentIntents.retrieve(ref) : before;
    if (from.includes(now.status)) throw error;
    return chargeOfIntent(now);
  }
}

/** Allows another card after a decline; the fastest request decides. */
async function close(stripe: Stripe, ref: string, key: string): Promise<void> {
  const { status } = await stripe.paymentIntents.retrieve(ref);
  if (status === 'requires_payment_method') await stripe.paymentIntents.cancel(ref, {}, { idempotencyKey: key });
}

/** Refunds bear their key, since Stripe forgets the keys of calls after a day. */
async function refund(stripe: Stripe, ref: string, key: string, amount: number): Promise<void> {
  for await (const made of stripe.refunds.list({ payment_intent: ref, limit: 100 })) {
    if (made.metadata?.['order_key'] === key) return;
  }
  const order = { payment_intent: ref, amount, metadata: { order_key: key } };
  await stripe.refunds.create(order, { idempotencyKey: key });
}
