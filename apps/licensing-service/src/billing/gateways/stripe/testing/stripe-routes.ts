import { cancelIntent, captureIntent, createIntent, listIntents, retrieveIntent } from './stripe-intents';
import { createCustomer, detachMethod, findMethod, showMethod, updateCustomer } from './stripe-methods';
import { createRefund, listRefunds } from './stripe-refunds';
import { createSetUp, retrieveSetUp } from './stripe-set-ups';
import type { StripeObject, StripeState } from './stripe-state';

type Run = (state: StripeState, form: StripeObject, id: string) => StripeObject;

/** Supported endpoints by method and path. */
export const stripeRoutes: readonly (readonly [RegExp, Run])[] = [
  [/^POST \/v1\/customers$/, (state, form) => createCustomer(state, form)],
  [/^POST \/v1\/customers\/(\w+)$/, (state, form, id) => updateCustomer(state, id, form)],
  [/^GET \/v1\/payment_methods\/(\w+)$/, (state, _, id) => showMethod(findMethod(state, id))],
  [/^POST \/v1\/payment_methods\/(\w+)\/detach$/, (state, _, id) => detachMethod(state, id)],
  [/^POST \/v1\/setup_intents$/, (state, form) => createSetUp(state, form)],
  [/^GET \/v1\/setup_intents\/(\w+)$/, (state, _, id) => retrieveSetUp(state, id)],
  [/^POST \/v1\/payment_intents$/, (state, form) => createIntent(state, form)],
  [/^GET \/v1\/payment_intents$/, (state, query) => listIntents(state, query)],
  [/^GET \/v1\/payment_intents\/(\w+)$/, (state, _, id) => retrieveIntent(state, id)],
  [/^POST \/v1\/payment_intents\/(\w+)\/capture$/, (state, _, id) => captureIntent(state, id)],
  [/^POST \/v1\/payment_intents\/(\w+)\/cancel$/, (state, _, id) => cancelIntent(state, id)],
  [/^POST \/v1\/refunds$/, (state, form) => createRefund(state, form)],
  [/^GET \/v1\/refunds$/, (state, query) => listRefunds(state, query)],
];
