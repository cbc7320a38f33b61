import { gateways } from '@atrium/api-client/contract/schemas';
import type Stripe from 'stripe';
import type { Clock, Database } from '../../../platform';
import type { Charge, PaymentGateway } from '../payment-gateway';
import { chargeOfIntent } from './charge-of-intent';
import { deleteStripeCard, prepareStripeCard } from './prepare-stripe-card';
import { setUpIntent } from './set-up-intent';
import type { StripeCall, StripeConnection } from './stripe-connection';
import { isRefusal, stripeErrorOf } from './stripe-errors';
import { authoriseOrder, findCharge } from './stripe-order';

interface StripeDependencies {
  readonly connection: StripeConnection;
  readonly database: Database;
  readonly clock: Clock;
}

/** Charges cards through the operator's Stripe account, with payment intents that are captured manually. */
export function createStripeGateway({ connection, database, clock }: StripeDependencies): PaymentGateway {
  /** Calls Stripe for the input of a gateway method. */
  const calling =
    <Input extends unknown[], T>(work: (call: StripeCall, ...input: Input) => Promise<T>) =>
    (...input: Input) =>
      connection((stripe) => work({ stripe, database, now: clock() }, ...input));
  return {
    name: gateways.stripe.name,
    minimumCharge: gateways.stripe.minimumCharge,
    prepareCard: calling(prepareStripeCard),
    setUp: calling(setUpIntent),
    forgetCard: calling(deleteStripeCard),
    find: calling(findCharge),
    authorise: calling(authoriseOrder),
    capture: calling(({ stripe }, ref: string, idempotencyKey: string) =>
      move(stripe, ref, ['requires_capture'], () => stripe.paymentIntents.capture(ref, {}, { idempotencyKey })),
    ),
    void: calling(({ stripe }, ref: string, idempotencyKey: string) => {
      const cancel = () => stripe.paymentIntents.cancel(ref, {}, { idempotencyKey });
      return move(stripe, ref, ['requires_capture', 'requires_action', 'requires_confirmation'], cancel);
    }),
    close: calling(close),
    refund: calling(refund),
    status: calling(async ({ stripe }, ref: string) => chargeOfIntent(await stripe.paymentIntents.retrieve(ref))),
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
async function close({ stripe }: StripeCall, ref: string, idempotencyKey: string): Promise<void> {
  const { status } = await stripe.paymentIntents.retrieve(ref);
  if (status === 'requires_payment_method') await stripe.paymentIntents.cancel(ref, {}, { idempotencyKey });
}

/** Refunds carry their key in the metadata, since Stripe forgets idempotency keys after a day. */
async function refund({ stripe }: StripeCall, ref: string, key: string, amount: number): Promise<void> {
  for await (const existing of stripe.refunds.list({ payment_intent: ref, limit: 100 })) {
    if (existing.metadata?.['order_key'] === key) return;
  }
  const order = { payment_intent: ref, amount, metadata: { order_key: key } };
  await stripe.refunds.create(order, { idempotencyKey: key });
}
