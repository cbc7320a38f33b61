import type { SetUp, SetUpOrder } from '../payment-gateway';
import type { StripeCall } from './stripe-connection';
import { stripeErrorOf } from './stripe-errors';
import { declineReasonOf, setUpOfIntent } from './charge-of-intent';
import { findCustomer } from './stripe.repository';

const declined = { state: 'declined', ref: null, reason: 'declined' } as const;

/** Saves a card at Stripe for off-session charges, with 3-D Secure if the bank requires it. */
export async function setUpIntent(
  { stripe, database }: StripeCall,
  { ref, key, method, tenantId, description, returnUrl }: SetUpOrder,
): Promise<SetUp> {
  if (ref !== null) return setUpOfIntent(await stripe.setupIntents.retrieve(ref));
  const customer = await findCustomer(database, tenantId);
  if (customer === null) return declined;
  try {
    const intent = await stripe.setupIntents.create(
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
    return setUpOfIntent(intent);
  } catch (error) {
    const stripeError = stripeErrorOf(error);
    if (stripeError?.type === 'StripeCardError')
      return { state: 'declined', ref: stripeError.setup_intent?.id ?? null, reason: declineReasonOf(stripeError) };
    if (stripeError?.type === 'StripeInvalidRequestError')
      return { ...declined, refusal: stripeError.code ?? stripeError.type };
    throw error;
  }
}
