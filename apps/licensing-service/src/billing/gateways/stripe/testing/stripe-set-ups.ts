import { refusals } from './stripe-intents';
import { findMethod, usableMethod } from './stripe-methods';
import { cardError, invalid, missing } from './stripe-api-error';
import { newStripeId, type StripeObject, type StripeSetUp, type StripeState } from './stripe-state';

const knownParameters = new Set(
  'customer payment_method allowed_payment_method_types usage confirm description metadata return_url'.split(' '),
);

/** Creates and confirms a set-up intent. A decline is 402 with the intent in the error and attaches nothing. */
export function createSetUp(state: StripeState, form: StripeObject): StripeObject {
  const unknown = Object.keys(form).find((name) => !knownParameters.has(name));
  if (unknown !== undefined) throw invalid('parameter_unknown', `Received unknown parameter: ${unknown}`, unknown);
  const customer = String(form['customer']);
  if (!state.customers.has(customer)) throw missing('customer', customer, 'customer');
  const { id: method, effect } = usableMethod(state, String(form['payment_method']), customer);
  const needsAction = effect === 'authenticates';
  const decline = needsAction || effect === 'renewals_declined' ? undefined : refusals[effect];
  const setUp: StripeSetUp = {
    id: newStripeId('seti'),
    customer,
    method,
    returnUrl: String(form['return_url']),
    status: needsAction ? 'requires_action' : decline === undefined ? 'succeeded' : 'requires_payment_method',
    lastError: decline === undefined ? null : { type: 'card_error', ...decline },
  };
  state.setUps.set(setUp.id, setUp);
  if (decline !== undefined) throw cardError(decline, { setup_intent: showSetUp(state, setUp) });
  if (setUp.status === 'succeeded') findMethod(state, method).customer = customer;
  return showSetUp(state, setUp);
}

export function retrieveSetUp(state: StripeState, id: string): StripeObject {
  const setUp = state.setUps.get(id);
  if (setUp === undefined) throw missing('setup_intent', id);
  return showSetUp(state, setUp);
}

/** Approves or declines 3-D Secure. */
export function confirmSetUp(state: StripeState, id: string, approved: boolean): void {
  const setUp = state.setUps.get(id);
  if (setUp?.status !== 'requires_action') return;
  setUp.status = approved ? 'succeeded' : 'requires_payment_method';
  setUp.lastError = approved ? null : { type: 'card_error', code: 'setup_intent_authentication_failure' };
  if (approved) findMethod(state, setUp.method).customer = setUp.customer;
}

function showSetUp(state: StripeState, { id, customer, method, returnUrl, status, lastError }: StripeSetUp) {
  const redirect = { url: `${state.url}/3ds/${id}`, return_url: returnUrl };
  return {
    id,
    object: 'setup_intent',
    customer,
    payment_method: status === 'requires_payment_method' ? null : method,
    status,
    last_setup_error: lastError,
    next_action: status === 'requires_action' ? { type: 'redirect_to_url', redirect_to_url: redirect } : null,
  };
}
