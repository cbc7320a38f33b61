import type Stripe from 'stripe';
import type { Clock, Database } from '../../../platform';
import { CardRefused, type PreparedCard, type TypedCard } from '../payment-gateway';
import { isRefusal, stripeErrorOf } from './call-stripe';
import { findCustomer, forgetCustomer, rememberCustomer } from './stripe.repository';

interface Ground {
  readonly stripe: Stripe;
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Reads a payment method and readies the payer of its company CRM. It is attached by the payment intent or the set-up
 * intent that succeeds with it, which may ask the bank first: attaching it here would save an unconfirmed card.
 */
export async function prepareStripeCard(ground: Ground, card: TypedCard): Promise<PreparedCard> {
  const { id, card: shown, customer: owner } = await readMethod(ground, card.token);
  if (shown === undefined) throw new CardRefused('token_unknown');
  const customer = await readyPayer(ground, card);
  if (owner !== null && owner !== customer) throw new CardRefused('token_unknown');
  return { method: id, brand: shown.brand, last4: shown.last4, expMonth: shown.exp_month, expYear: shown.exp_year };
}

async function readMethod({ stripe }: Ground, token: string): Promise<Stripe.PaymentMethod> {
  try {
    return await stripe.paymentMethods.retrieve(token);
  } catch (error) {
    throw isRefusal(error) ? new CardRefused('token_unknown') : error;
  }
}

/** A payer that Stripe does not know any more, as after a change from test keys to live ones, is replaced. */
async function readyPayer(ground: Ground, { tenantId, email }: TypedCard): Promise<string> {
  const known = await findCustomer(ground.database, tenantId);
  const customer = known ?? (await newCustomer(ground, tenantId));
  try {
    await ground.stripe.customers.update(customer, { email });
    return customer;
  } catch (error) {
    if (!isUnknownPayer(error)) throw error;
  }
  await forgetCustomer(ground.database, { tenantId, customer });
  const next = await newCustomer(ground, tenantId, customer);
  await ground.stripe.customers.update(next, { email });
  return next;
}

/** One for each company CRM; its key makes it one also where two ask at once. */
async function newCustomer({ stripe, database, clock }: Ground, tenantId: string, instead = 'none'): Promise<string> {
  const made = await stripe.customers.create(
    { metadata: { tenant_id: tenantId } },
    { idempotencyKey: `tenant:${tenantId}:after:${instead}` },
  );
  return rememberCustomer(database, { tenantId, customer: made.id, createdAt: clock() });
}

const isUnknownPayer = (error: unknown) => stripeErrorOf(error)?.code === 'resource_missing';

/** Without effect where Stripe does not know it any more. */
export async function forgetStripeCard(stripe: Stripe, method: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(method);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}
