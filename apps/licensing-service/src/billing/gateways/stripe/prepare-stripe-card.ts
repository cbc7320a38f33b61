import type Stripe from 'stripe';
import type { Clock, Database } from '../../../platform';
import { CardRefused, type PreparedCard, type TypedCard } from '../payment-gateway';
import { isRefusal, stripeErrorOf } from './call-stripe';
import { findCustomer, deleteCustomer, saveCustomer } from './stripe.repository';

interface Dependencies {
  readonly stripe: Stripe;
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Reads a payment method and readies the payer of its company CRM. It is attached by the payment intent or the set-up
 * intent that succeeds with it, which may ask the bank first: attaching it here would save an unconfirmed card.
 */
export async function prepareStripeCard(dependencies: Dependencies, card: TypedCard): Promise<PreparedCard> {
  const { id, card: shown, customer: owner } = await readMethod(dependencies, card.token);
  if (shown === undefined) throw new CardRefused('token_unknown');
  const customer = await readyPayer(dependencies, card);
  if (owner !== null && owner !== customer) throw new CardRefused('token_unknown');
  return { method: id, brand: shown.brand, last4: shown.last4, expMonth: shown.exp_month, expYear: shown.exp_year };
}

async function readMethod({ stripe }: Dependencies, token: string): Promise<Stripe.PaymentMethod> {
  try {
    return await stripe.paymentMethods.retrieve(token);
  } catch (error) {
    throw isRefusal(error) ? new CardRefused('token_unknown') : error;
  }
}

/** A payer that Stripe does not know any more, as after a change from test keys to live ones, is replaced. */
async function readyPayer(dependencies: Dependencies, { tenantId, email }: TypedCard): Promise<string> {
  const known = await findCustomer(dependencies.database, tenantId);
  const customer = known ?? (await newCustomer(dependencies, tenantId));
  try {
    await dependencies.stripe.customers.update(customer, { email });
    return customer;
  } catch (error) {
    if (!isUnknownPayer(error)) throw error;
  }
  await deleteCustomer(dependencies.database, { tenantId, customer });
  const next = await newCustomer(dependencies, tenantId, customer);
  await dependencies.stripe.customers.update(next, { email });
  return next;
}

/** One for each company CRM; its key makes it one also where two ask at once. */
async function newCustomer(
  { stripe, database, clock }: Dependencies,
  tenantId: string,
  instead = 'none',
): Promise<string> {
  const made = await stripe.customers.create(
    { metadata: { tenant_id: tenantId } },
    { idempotencyKey: `tenant:${tenantId}:after:${instead}` },
  );
  return saveCustomer(database, { tenantId, customer: made.id, createdAt: clock() });
}

const isUnknownPayer = (error: unknown) => stripeErrorOf(error)?.code === 'resource_missing';

/** Without effect where Stripe does not know it any more. */
export async function deleteStripeCard(stripe: Stripe, method: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(method);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}
