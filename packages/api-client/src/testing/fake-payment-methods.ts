import {
  addPaymentMethodEndpoint,
  chooseDefaultMethodEndpoint,
  listPaymentMethodsEndpoint,
  removePaymentMethodEndpoint,
  type PaymentMethods,
} from '../contract';
import {
  addPaymentMethodSchema,
  chooseDefaultMethodSchema,
  listPaymentMethodsSchema,
  removePaymentMethodSchema,
} from '../contract/schemas';
import type { FakePaymentMethod } from './fake-card';
import { FakeProblem, notFound, refuseInvalid } from './fake-problem';
import { fakeRoute, type FakeRoute } from './fake-route';
import type { FakeState } from './fake-state';

/** The cards of a company CRM: the default first, then the newest. */
export const cardsOf = ({ paymentMethods }: FakeState, tenantId: string): readonly FakePaymentMethod[] =>
  paymentMethods
    .filter((method) => method.tenantId === tenantId)
    .toSorted((one, other) => Number(other.is_default) - Number(one.is_default));

const viewOf = ({ tenantId: _tenant, effect: _effect, ...method }: FakePaymentMethod, gateways: readonly string[]) => ({
  ...method,
  is_chargeable: gateways.includes(method.gateway),
});

function methodsOf(state: FakeState, tenantId: string): PaymentMethods {
  const { gateways } = state.config;
  return {
    data: cardsOf(state, tenantId).map((method) => viewOf(method, gateways)),
    card_gateway: gateways.includes('sandbox') ? 'sandbox' : null,
    bank_transfer: gateways.includes('bank_transfer'),
  };
}

function cardOf(state: FakeState, tenantId: string, id: string): FakePaymentMethod {
  const found = cardsOf(state, tenantId).find((method) => method.id === id);
  if (found === undefined) throw notFound('payment_method_not_found');
  return found;
}

function makeDefault(state: FakeState, tenantId: string, id: string): void {
  for (const method of cardsOf(state, tenantId)) method.is_default = method.id === id;
}

export const fakePaymentMethodRoutes: readonly FakeRoute[] = [
  fakeRoute(listPaymentMethodsEndpoint, listPaymentMethodsSchema, ({ state, params }) => methodsOf(state, params.id)),

  fakeRoute(addPaymentMethodEndpoint, addPaymentMethodSchema, ({ state, params, body }) => {
    const card = state.cards.get(body.token);
    refuseInvalid({ token: card === undefined && 'The card has to be entered again.' });
    state.cards.delete(body.token);
    if (card !== undefined) {
      state.paymentMethods.unshift({
        ...card,
        id: state.newId(),
        tenantId: params.id,
        gateway: 'sandbox',
        cardholder_name: body.cardholder_name,
        is_default: cardsOf(state, params.id).length === 0,
        added_at: state.now().toISOString(),
      });
    }
    return methodsOf(state, params.id);
  }),

  fakeRoute(chooseDefaultMethodEndpoint, chooseDefaultMethodSchema, ({ state, params }) => {
    makeDefault(state, params.id, cardOf(state, params.id, params.method_id).id);
    return methodsOf(state, params.id);
  }),

  fakeRoute(removePaymentMethodEndpoint, removePaymentMethodSchema, ({ state, params }) => {
    const removed = cardOf(state, params.id, params.method_id);
    if (state.payments.some(({ methodId, payment }) => methodId === removed.id && payment.state === 'processing'))
      throw new FakeProblem(409, 'payment_in_progress', 'A payment is under way.');
    state.paymentMethods = state.paymentMethods.filter((method) => method !== removed);
    const [next] = cardsOf(state, params.id);
    if (removed.is_default && next !== undefined) makeDefault(state, params.id, next.id);
    return methodsOf(state, params.id);
  }),
];
