import { CardRefused, type PreparedCard, type TypedCard } from '../payment-gateway';
import { isRefusal, type StripeCall, stripeErrorOf } from './stripe-connection';
import { deleteCustomer, findCustomer, saveCustomer } from './stripe.repository';

/**
 * Reads a payment method and prepares the customer of its company CRM. The payment intent or set-up intent that
 * succeeds attaches it, with 3-D Secure if required: attaching it here would save an unconfirmed card.
 */
export async function prepareStripeCard(call: StripeCall, typed: TypedCard): Promise<PreparedCard> {
  const method = await call.stripe.paymentMethods.retrieve(typed.token).catch((error: unknown) => {
    throw isRefusal(error) ? new CardRefused('token_unknown') : error;
  });
  const { card, customer: owner } = method;
  if (card === undefined) throw new CardRefused('token_unknown');
  const customer = await prepareCustomer(call, typed);
  if (owner !== null && owner !== customer) throw new CardRefused('token_unknown');
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return { method: method.id, brand, last4, expMonth, expYear };
}

/**
 * Creates one customer per company CRM; the idempotency key holds also for simultaneous calls. Replaces one that Stripe
 * no longer knows, as after a switch from test keys to live keys.
 */
async function prepareCustomer(call: StripeCall, card: TypedCard, unknown?: string): Promise<string> {
  const { stripe, database, now } = call;
  const { tenantId, email } = card;
  let customer = await findCustomer(database, tenantId);
  if (customer === null) {
    const idempotencyKey = `tenant:${tenantId}:after:${unknown ?? 'none'}`;
    const { id } = await stripe.customers.create({ metadata: { tenant_id: tenantId } }, { idempotencyKey });
    customer = await saveCustomer(database, { tenantId, customer: id, createdAt: now });
  }
  try {
    await stripe.customers.update(customer, { email });
    return customer;
  } catch (error) {
    if (unknown !== undefined || stripeErrorOf(error)?.code !== 'resource_missing') throw error;
  }
  await deleteCustomer(database, tenantId, customer);
  return prepareCustomer(call, card, customer);
}

/** Does nothing if Stripe no longer knows the method. */
export async function deleteStripeCard({ stripe }: StripeCall, method: string): Promise<void> {
  await stripe.paymentMethods.detach(method).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
  });
}
