import { gateways } from '@atrium/api-client/contract/schemas';
import type Stripe from 'stripe';
import type { BillingDependencies } from '../../dependencies';
import type { Charge, PaymentGateway } from '../payment-gateway';
import { chargeOfIntent } from './charge-of-intent';
import { deleteStripeCard, prepareStripeCard } from './prepare-stripe-card';
import { createStripeCalls, isRefusal, type StripeCall, stripeErrorOf, type StripeTimeouts } from './stripe-connection';
import { authoriseOrder, findCharge, setUpCard } from './stripe-order';
import type { StripeSettings } from './stripe-settings';

/** Charges cards through the operator's Stripe account, with payment intents that are captured manually. */
export function createStripeGateway(
  settings: StripeSettings,
  dependencies: Pick<BillingDependencies, 'database' | 'clock'>,
  timeouts?: StripeTimeouts,
): PaymentGateway {
  const calling = createStripeCalls(settings, dependencies, timeouts);
  return {
    name: gateways.stripe.name,
    minimumCharge: gateways.stripe.minimumCharge,
    prepareCard: calling(prepareStripeCard),
    setUp: calling(setUpCard),
    forgetCard: calling(deleteStripeCard),
    find: calling(findCharge),
    authorise: calling(authoriseOrder),
    capture: calling(moveBy('capture', ['requires_capture'])),
    void: calling(moveBy('cancel', ['requires_capture', 'requires_action', 'requires_confirmation'])),
    close: calling(close),
    refund: calling(refund),
    status: calling(async ({ stripe }, ref: string) => chargeOfIntent(await stripe.paymentIntents.retrieve(ref))),
  };
}

/** The authorisation expired, but the intent does not show it yet. */
const expired: ReadonlySet<string> = new Set(['charge_expired_for_capture', 'capture_charge_authorization_expired']);

/** Changes an intent if its state allows it; of simultaneous requests the first one wins. */
const moveBy =
  (step: 'capture' | 'cancel', from: readonly Stripe.PaymentIntent.Status[]) =>
  async ({ stripe }: StripeCall, ref: string, idempotencyKey: string): Promise<Charge> => {
    const before = await stripe.paymentIntents.retrieve(ref);
    if (!from.includes(before.status)) return chargeOfIntent(before);
    try {
      return chargeOfIntent(await stripe.paymentIntents[step](ref, {}, { idempotencyKey }));
    } catch (error) {
      if (expired.has(stripeErrorOf(error)?.code ?? '')) return { state: 'voided', ref };
      const now = isRefusal(error) ? await stripe.paymentIntents.retrieve(ref) : before;
      if (from.includes(now.status)) throw error;
      return chargeOfIntent(now);
    }
  };

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
