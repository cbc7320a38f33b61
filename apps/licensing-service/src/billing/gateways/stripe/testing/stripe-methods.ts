import { invalid, missing } from './stripe-api-error';
import { newStripeId, type StripeMethod, type StripeObject, type StripeState } from './stripe-state';

export function createCustomer(state: StripeState, form: StripeObject): StripeObject {
  const id = newStripeId('cus');
  state.customers.set(id, { id, metadata: (form['metadata'] ?? {}) as StripeObject, email: null });
  return showCustomer(state, id);
}

export function updateCustomer(state: StripeState, id: string, form: StripeObject): StripeObject {
  const customer = state.customers.get(id);
  if (customer === undefined) throw missing('customer', id);
  customer.email = typeof form['email'] === 'string' ? form['email'] : customer.email;
  return showCustomer(state, id);
}

function showCustomer(state: StripeState, id: string): StripeObject {
  const { metadata, email } = state.customers.get(id) ?? { metadata: {}, email: null };
  return { id, object: 'customer', metadata, email };
}

export function findMethod(state: StripeState, id: string, param?: string): StripeMethod {
  const method = state.methods.get(id);
  if (method === undefined) throw missing('PaymentMethod', id, param);
  return method;
}

/** Finds a method usable by a customer: their own, or one never used. */
export function usableMethod(state: StripeState, id: string, customer: string): StripeMethod {
  const method = findMethod(state, id, 'payment_method');
  if (method.customer !== null && method.customer !== customer)
    throw invalid('payment_method_unexpected_state', 'The payment method does not belong to the customer.');
  if (method.customer === null && (method.detached || method.spent))
    throw invalid('payment_method_unexpected_state', 'The provided PaymentMethod may not be used again.');
  return method;
}

export function detachMethod(state: StripeState, id: string): StripeObject {
  const method = findMethod(state, id);
  if (method.customer === null)
    throw invalid('payment_method_unexpected_state', 'The payment method is not attached to a customer.');
  method.customer = null;
  method.detached = true;
  return showMethod(method);
}

export function showMethod({ id, customer }: StripeMethod): StripeObject {
  const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 };
  return { id, object: 'payment_method', type: 'card', customer, card };
}
