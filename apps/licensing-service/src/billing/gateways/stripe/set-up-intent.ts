import type Stripe from 'stripe';
import type { Database } from '../../../platform';
import type { SetUp, SetUpOrder } from '../payment-gateway';
import { stripeErrorOf } from './call-stripe';
import { declineReasonOf } from './decline-reason';
import { findCustomer } from './stripe.repository';

interface Dependencies {
  readonly stripe: Stripe;
  readonly database: Database;
}

const declined = { state: 'declined', ref: null, reason: 'declined' } as const;

/** Saves a card at Stripe for off-session charges, with 3-D Secure if the bank requires it. */
export async function setUpIntent({ stripe, database }: Dependencies, order: SetUpOrder): Promise<SetUp> {
  if (order.ref !== null) return setUpOfIntent(await stripe.setupIntents.retrieve(order.ref));
  const customer = await findCustomer(database, order.tenantId);
  if (customer === null) return declined;
  try {
    return setUpOfIntent(await createIntent(stripe, customer, order));
  } catch (error) {
    const stripeError = stripeErrorOf(error);
    if (stripeError?.type === 'StripeCardError')
      return { state: 'declined', ref: stripeError.setup_intent?.id ?? null, reason: declineReasonOf(stripeError) };
    if (stripeError?.type === 'StripeInvalidRequestError')
      return { ...declined, refusal: stripeError.code ?? stripeError.type };
    throw error;
  }
}

const createIntent = (
  stripe: Stripe,
  customer: string,
  { key, method, tenantId, description, returnUrl }: SetUpOrder,
) =>
  stripe.setupIntents.create(
    {
      customer,
      payment_method: method,
      allowed_payment_method_types: ['card'],
      usage: 'off_session',
      confirm: true,
      return_url: returnUrl,
      description,
      metadata: { tenant_id: tenantId, order_key: key },
    },
    { idempotencyKey: key },
  );

function setUpOfIntent(intent: Stripe.SetupIntent): SetUp {
  const ref = intent.id;
  switch (intent.status) {
    case 'succeeded':
      return { state: 'succeeded', ref };
    case 'processing':
    case 'requires_confirmation':
      return { state: 'processing', ref };
    case 'requires_action': {
      const url = intent.next_action?.redirect_to_url?.url;
      if (typeof url === 'string') return { state: 'action_needed', ref, url };
      return { state: 'declined', ref, reason: 'authentication_failed' };
    }
    default:
      return { state: 'declined', ref, reason: declineReasonOf(intent.last_setup_error ?? {}) };
  }
}
