import type Stripe from 'stripe';
import type { Clock } from '../../../../clock';
import type { Database } from '../../../../database/database';
import { CardRefused, type CardToKeep, type KeptCard } from '../payment-gateway';
import { isRefusal, isUnknownCustomer, stripeErrorOf } from './ask-stripe';
import { declineReasonOf } from './decline-reason';
import { findCustomer, forgetCustomer, rememberCustomer } from './stripe.repository';

interface Ground {
  readonly stripe: Stripe;
  readonly database: Database;
  readonly clock: Clock;
}

/** Attaches a payment method to the payer of its company CRM; again, it answers the same. */
export async function keepStripeCard(ground: Ground, card: CardToKeep): Promise<KeptCard> {
  const { stripe } = ground;
  const { customer, method } = await attachToPayer(ground, card);
  const { id, card: shown } = method;
  if (shown === undefined) throw new CardRefused('token_unknown');
  await stripe.customers.update(customer, { email: card.email });
  await stripe.paymentMethods.update(id, { billing_details: { name: card.cardholderName } });
  return { method: id, brand: shown.brand, last4: shown.last4, expMonth: shown.exp_month, expYear: shown.exp_year };
}

interface Attached {
  readonly customer: string;
  readonly method: Stripe.PaymentMethod;
}

/** A payer that Stripe does not know any more, as after a change from test keys to live ones, is made anew. */
async function attachToPayer(ground: Ground, { tenantId, token }: CardToKeep): Promise<Attached> {
  const known = await findCustomer(ground.database, tenantId);
  const customer = known ?? (await newCustomer(ground, tenantId));
  try {
    return await attach(ground, token, customer);
  } catch (error) {
    if (!isUnknownCustomer(error)) throw refusedCard(error);
  }
  await forgetCustomer(ground.database, { tenantId, customer });
  try {
    return await attach(ground, token, await newCustomer(ground, tenantId, customer));
  } catch (error) {
    throw refusedCard(error);
  }
}

/** One for each company CRM; its key makes it one also where two ask at once. */
async function newCustomer({ stripe, database, clock }: Ground, tenantId: string, instead = 'none'): Promise<string> {
  const made = await stripe.customers.create(
    { metadata: { tenant_id: tenantId } },
    { idempotencyKey: `tenant:${tenantId}:after:${instead}` },
  );
  return rememberCustomer(database, { tenantId, customer: made.id, createdAt: clock() });
}

async function attach({ stripe }: Ground, token: string, customer: string): Promise<Attached> {
  const key = { idempotencyKey: `keep:${token}:${customer}` };
  return { customer, method: await stripe.paymentMethods.attach(token, { customer }, key) };
}

function refusedCard(error: unknown): unknown {
  const told = stripeErrorOf(error);
  if (told?.type === 'StripeCardError') return new CardRefused(declineReasonOf(told));
  return isRefusal(error) ? new CardRefused('token_unknown') : error;
}

/** Without effect where Stripe does not know it any more. */
export async function forgetStripeCard(stripe: Stripe, method: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(method);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}
