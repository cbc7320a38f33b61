import { gateways } from '@atrium/api-client/contract/schemas';
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
  readonly connection: StripeConnection;
  readonly database: Database;
  readonly clock: Clock;
}

/** Charges cards through the operator's Stripe account, with payment intents that are captured manually. */
export function createStripeGateway({ connection, database, clock }: StripeDependencies): PaymentGateway {
  const call = <T>(work: (stripe: Stripe) => Promise<T>) => callStripe(connection, work);
  return {
    name: gateways.stripe.name,
    minimumCharge: gateways.stripe.minimumCharge,
    prepareCard: (card) => call((stripe) => prepareStripeCard({ stripe, database, clock }, card)),
    setUp: (order) => call((stripe) => setUpIntent({ stripe, database }, order)),
    forgetCard: (method) => call((stripe) => deleteStripeCard(stripe, method)),
    find: (order) => call((stripe) => findOrder({ stripe, database }, order)),
    authorise: (order) => call((stripe) => authoriseIntent({ stripe, database, now: clock() }, order)),
    capture: (ref, key) =>
      call((stripe) =>
        move(stripe, ref, ['requires_capture'], () => stripe.paymentIntents.capture(ref, {}, { idempotencyKey: key })),
      ),
    void: (ref, key) =>
      call((stripe) => {
        const cancel = () => stripe.paymentIntents.cancel(ref, {}, { idempotencyKey: key });
        return move(stripe, ref, ['requires_capture', 'requires_action', 'requires_confirmation'], cancel);
      }),
    close: (ref, key) => call((stripe) => close(stripe, ref, key)),
    refund: (ref, key, amount) => call((stripe) => refund(stripe, ref, key, amount)),
    status: (ref) => call(async (stripe) => chargeOfIntent(await stripe.paymentIntents.retrieve(ref))),
  };
}

/** The authorisation expired, but the intent does not show it yet. */
const expired: ReadonlySet<string> = new Set(['charge_expired_for_capture', 'capture_charge_authorization_expired']);

/** Changes an intent if its state allows it; of simultaneous requests the first one wins. */
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

/** Cancels a declined intent, so that it cannot be confirmed with another card. */
async function close(stripe: Stripe, ref: string, key: string): Promise<void> {
  const { status } = await stripe.paymentIntents.retrieve(ref);
  if (status === 'requires_payment_method') await stripe.paymentIntents.cancel(ref, {}, { idempotencyKey: key });
}

/** Refunds carry their key in the metadata, since Stripe forgets idempotency keys after a day. */
async function refund(stripe: Stripe, ref: string, key: string, amount: number): Promise<void> {
  for await (const existing of stripe.refunds.list({ payment_intent: ref, limit: 100 })) {
    if (existing.metadata?.['order_key'] === key) return;
  }
  const order = { payment_intent: ref, amount, metadata: { order_key: key } };
  await stripe.refunds.create(order, { idempotencyKey: key });
}
