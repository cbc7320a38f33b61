import type Stripe from 'stripe';
import type { Clock } from '../../../../clock';
import type { Database } from '../../../../database/database';
import { CardRefused, type CardToKeep, type KeptCard } from '../payment-gateway';
import { isRefusal, stripeErrorOf } from './ask-stripe';
import { declineReasonOf } from './decline-reason';
import { findCustomer, rememberCustomer } from './stripe.repository';

interface Ground {
  readonly stripe: Stripe;
  readonly database: Database;
  readonly clock: Clock;
}

/** Attaches a payment method to the payer of its company CRM; again, it answers the same. */
export async function keepStripeCard(ground: Ground, card: CardToKeep): Promise<KeptCard> {
  const { stripe } = ground;
  const customer = await customerOf(ground, card.tenantId);
  const { id: method, card: shown } = await attach(stripe, card.token, customer);
  if (shown === undefined) throw new CardRefused('token_unknown');
  await stripe.customers.update(customer, { email: card.email });
  await stripe.paymentMethods.update(method, { billing_details: { name: card.cardholderName } });
  return { method, brand: shown.brand, last4: shown.last4, expMonth: shown.exp_month, expYear: shown.exp_year };
}

/** One for each company CRM; its key makes it one also where two ask at once. */
async function customerOf({ stripe, database, clock }: Ground, tenantId: string): Promise<string> {
  const known = await findCustomer(database, tenantId);
  if (known !== null) return known;
  const made = await stripe.customers.create(
    { metadata: { tenant_id: tenantId } },
    { idempotencyKey: `tenant:${tenantId}` },
  );
  return rememberCustomer(database, { tenantId, customer: made.id, createdAt: clock() });
}

async function attach(stripe: Stripe, token: string, customer: string): Promise<Stripe.PaymentMethod> {
  try {
    return await stripe.paymentMethods.attach(token, { customer }, { idempotencyKey: `keep:${token}` });
  } catch (error) {
    const told = stripeErrorOf(error);
    if (told?.type === 'StripeCardError') throw new CardRefused(declineReasonOf(told));
    if (isRefusal(error)) throw new CardRefused('token_unknown');
    throw error;
  }
}

/** Without effect where Stripe does not know it any more. */
export async function forgetStripeCard(stripe: Stripe, method: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(method);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}
