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
 * Reads a payment method and prepares the customer of its company CRM. The payment intent or set-up intent that
 * succeeds attaches it, with 3-D Secure if required: attaching it here would save an unconfirmed card.
 */
export async function prepareStripeCard(dependencies: Dependencies, card: TypedCard): Promise<PreparedCard> {
  const { id, card: details, customer: owner } = await readMethod(dependencies, card.token);
  if (details === undefined) throw new CardRefused('token_unknown');
  const customer = await prepareCustomer(dependencies, card);
  if (owner !== null && owner !== customer) throw new CardRefused('token_unknown');
  return {
    method: id,
    brand: details.brand,
    last4: details.last4,
    expMonth: details.exp_month,
    expYear: details.exp_year,
  };
}

async function readMethod({ stripe }: Dependencies, token: string): Promise<Stripe.PaymentMethod> {
  try {
    return await stripe.paymentMethods.retrieve(token);
  } catch (error) {
    throw isRefusal(error) ? new CardRefused('token_unknown') : error;
  }
}

/** Replaces a customer that Stripe no longer knows, as after a switch from test keys to live keys. */
async function prepareCustomer(dependencies: Dependencies, { tenantId, email }: TypedCard): Promise<string> {
  const saved = await findCustomer(dependencies.database, tenantId);
  const customer = saved ?? (await createCustomer(dependencies, tenantId));
  try {
    await dependencies.stripe.customers.update(customer, { email });
    return customer;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await deleteCustomer(dependencies.database, { tenantId, customer });
  const replacement = await createCustomer(dependencies, tenantId, customer);
  await dependencies.stripe.customers.update(replacement, { email });
  return replacement;
}

/** Creates one customer per company CRM; the idempotency key holds also for simultaneous calls. */
async function createCustomer(
  { stripe, database, clock }: Dependencies,
  tenantId: string,
  previous = 'none',
): Promise<string> {
  const created = await stripe.customers.create(
    { metadata: { tenant_id: tenantId } },
    { idempotencyKey: `tenant:${tenantId}:after:${previous}` },
  );
  return saveCustomer(database, { tenantId, customer: created.id, createdAt: clock() });
}

const isMissing = (error: unknown) => stripeErrorOf(error)?.code === 'resource_missing';

/** Does nothing if Stripe no longer knows the method. */
export async function deleteStripeCard(stripe: Stripe, method: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(method);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}
