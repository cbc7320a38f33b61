import { cardError, invalid, missing } from './stripe-api-error';
import { findMethod, usableMethod } from './stripe-methods';
import { listOf, newStripeId, type StripeIntent, type StripeObject, type StripeState } from './stripe-state';

const knownParameters = new Set(
  'amount currency customer payment_method allowed_payment_method_types capture_method confirm description metadata return_url setup_future_usage off_session'.split(
    ' ',
  ),
);

/** Declines by card effect. */
export const refusals: Readonly<Record<string, StripeObject>> = {
  declined: { code: 'card_declined', decline_code: 'generic_decline' },
  renewals_declined: { code: 'card_declined', decline_code: 'do_not_honor' },
  insufficient_funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  expired_card: { code: 'expired_card', decline_code: 'expired_card' },
  incorrect_cvc: { code: 'incorrect_cvc', decline_code: 'incorrect_cvc' },
  authenticates: { code: 'authentication_required', decline_code: 'authentication_required' },
};

/** Creates and confirms an intent. A decline is 402 with the intent in the error. */
export function createIntent(state: StripeState, form: StripeObject): StripeObject {
  const unknown = Object.keys(form).find((name) => !knownParameters.has(name));
  if (unknown !== undefined) throw invalid('parameter_unknown', `Received unknown parameter: ${unknown}`, unknown);
  const amount = Number(form['amount']);
  if (!Number.isSafeInteger(amount)) throw invalid('parameter_invalid_integer', 'Invalid integer', 'amount');
  if (amount < 50) throw invalid('amount_too_small', 'Amount must be at least €0.50 eur', 'amount');
  if (amount > 99_999_999) throw invalid('amount_too_large', 'Amount must be no more than €999,999.99', 'amount');
  const customer = String(form['customer']);
  if (!state.customers.has(customer)) throw missing('customer', customer, 'customer');
  const method = usableMethod(state, String(form['payment_method']), customer);
  const isAbsent = form['off_session'] === 'true';
  if (isAbsent && method.customer === null)
    throw invalid('payment_method_unexpected_state', 'The payment method is not attached to the customer.');
  const needsAction = method.effect === 'authenticates' && !isAbsent;
  const decline =
    needsAction || (method.effect === 'renewals_declined' && !isAbsent) ? undefined : refusals[method.effect];
  const intent: StripeIntent = {
    id: newStripeId('pi'),
    amount,
    customer,
    method: method.id,
    attaches: form['setup_future_usage'] === 'off_session',
    description: String(form['description']),
    metadata: (form['metadata'] ?? {}) as StripeObject,
    returnUrl: typeof form['return_url'] === 'string' ? form['return_url'] : null,
    created: state.seconds(),
    status: needsAction ? 'requires_action' : decline === undefined ? 'requires_capture' : 'requires_payment_method',
    lastError: decline === undefined ? null : { type: 'card_error', ...decline },
  };
  state.intents.set(intent.id, intent);
  if (intent.status === 'requires_capture') attach(state, intent);
  if (decline !== undefined) throw cardError(decline, { payment_intent: showIntent(state, intent) });
  return showIntent(state, intent);
}

export function retrieveIntent(state: StripeState, id: string): StripeObject {
  return showIntent(state, findIntent(state, id));
}

export function captureIntent(state: StripeState, id: string): StripeObject {
  return moveIntent(state, id, ['requires_capture'], 'succeeded');
}

export function cancelIntent(state: StripeState, id: string): StripeObject {
  return moveIntent(state, id, ['requires_capture', 'requires_action', 'requires_payment_method'], 'canceled');
}

export function listIntents(state: StripeState, query: StripeObject): StripeObject {
  const payer = String(query['customer']);
  if (!state.customers.has(payer)) throw missing('customer', payer, 'customer');
  const since = Number((query['created'] as StripeObject | undefined)?.['gte'] ?? 0);
  const found = [...state.intents.values()].filter(({ customer, created }) => customer === payer && created >= since);
  return listOf(
    '/v1/payment_intents',
    found.toReversed().map((intent) => showIntent(state, intent)),
  );
}

/** Approves or declines 3-D Secure. */
export function authenticate(state: StripeState, id: string, approved: boolean): void {
  const intent = findIntent(state, id);
  if (intent.status !== 'requires_action') return;
  intent.status = approved ? 'requires_capture' : 'requires_payment_method';
  intent.lastError = approved ? null : { type: 'card_error', code: 'payment_intent_authentication_failure' };
  if (approved) attach(state, intent);
}

/** Attaches the card after success if the charge requests it. */
function attach(state: StripeState, { method, customer, attaches }: StripeIntent): void {
  if (attaches) findMethod(state, method).customer = customer;
}

function moveIntent(state: StripeState, id: string, from: readonly string[], to: StripeIntent['status']): StripeObject {
  const intent = findIntent(state, id);
  if (!from.includes(intent.status))
    throw invalid('payment_intent_unexpected_state', `The PaymentIntent has a status of ${intent.status}.`);
  intent.status = to;
  return showIntent(state, intent);
}

const sevenDays = 7 * 86_400;

/** Stripe cancels an intent that is not captured within seven days. */
function findIntent(state: StripeState, id: string): StripeIntent {
  const intent = state.intents.get(id);
  if (intent === undefined) throw missing('payment_intent', id);
  if (intent.status === 'requires_capture' && state.seconds() - intent.created >= sevenDays) intent.status = 'canceled';
  return intent;
}

function showIntent(state: StripeState, intent: StripeIntent): StripeObject {
  const { id, amount, customer, method, description, metadata, created, status, lastError, returnUrl } = intent;
  const redirect = {
    type: 'redirect_to_url',
    redirect_to_url: { url: `${state.url}/3ds/${id}`, return_url: returnUrl },
  };
  const inPage = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: status === 'requires_capture' ? amount : 0,
    amount_received: status === 'succeeded' ? amount : 0,
    capture_method: 'manual',
    currency: 'eur',
    customer,
    payment_method: status === 'requires_payment_method' ? null : method,
    description,
    metadata,
    created,
    status,
    last_payment_error: lastError,
    next_action: status === 'requires_action' ? (returnUrl === null ? inPage : redirect) : null,
  };
}
