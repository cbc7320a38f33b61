import { invalid, missing } from './stripe-refusal';
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

export function attachMethod(state: StripeState, id: string, form: StripeObject): StripeObject {
  const method = findMethod(state, id);
  const customer = String(form['customer']);
  if (!state.customers.has(customer)) throw missing('customer', customer, 'customer');
  if (method.customer !== null || method.detached)
    throw invalid('resource_already_exists', 'The payment method has already been attached to a customer.');
  method.customer = customer;
  return showMethod(method);
}

export function detachMethod(state: StripeState, id: string): StripeObject {
  const method = findMethod(state, id);
  if (method.customer === null)
    throw invalid('payment_method_unexpected_state', 'The payment method is not attached to a customer.');
  method.customer = null;
  method.detached = true;
  return showMethod(method);
}

export function updateMethod(state: StripeState, id: string, form: StripeObject): StripeObject {
  const method = findMethod(state, id);
  if (method.customer === null) throw invalid('payment_method_unexpected_state', 'Attach it to a customer first.');
  const { name } = (form['billing_details'] ?? {}) as { readonly name?: string };
  method.name = name ?? method.name;
  return showMethod(method);
}

export function showMethod({ id, customer, name }: StripeMethod): StripeObject {
  const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 };
  return { id, object: 'payment_method', type: 'card', customer, billing_details: { name }, card };
}
