import { gatewaysAmong } from '../../contract/schemas';
import type { CardSetUp, GatewayName, PaymentMethod, PaymentMethods } from '../../contract';
import type { FakePaymentMethod, FakeState } from '../state';
import { authoriseCard } from './apply-payment';
import { ProblemError, invalid, notFound } from '../http/problem';
import type { Handlers } from '../http/call';

/** The saved cards of a company CRM: the default first, then the newest. */
export const savedCards = ({ paymentMethods }: FakeState, tenantId: string): readonly FakePaymentMethod[] =>
  paymentMethods
    .filter((method) => method.tenantId === tenantId && method.isSaved)
    .toSorted((one, other) => Number(other.is_default) - Number(one.is_default));

const viewOf = (
  { tenantId: _tenant, effect: _effect, isSaved: _saved, ...method }: FakePaymentMethod,
  gateways: readonly string[],
): PaymentMethod => ({
  ...method,
  is_chargeable: gateways.includes(method.gateway),
});

/** The first enabled gateway accepts new cards. */
const cardGatewayOf = ({ config }: FakeState): GatewayName | null => gatewaysAmong(config.gateways)[0]?.name ?? null;

function methodsOf(state: FakeState, tenantId: string): PaymentMethods {
  const { gateways } = state.config;
  return {
    data: savedCards(state, tenantId).map((method) => viewOf(method, gateways)),
    card_gateway: cardGatewayOf(state),
    bank_transfer: gateways.includes('bank_transfer'),
  };
}

function cardOf(state: FakeState, tenantId: string, id: string): FakePaymentMethod {
  const found = savedCards(state, tenantId).find((method) => method.id === id);
  if (found === undefined) throw notFound('payment_method_not_found');
  return found;
}

/** An entered card, saved or not. */
export function findCard(state: FakeState, tenantId: string, id: string): FakePaymentMethod | undefined {
  return state.paymentMethods.find((method) => method.tenantId === tenantId && method.id === id);
}

/** Saves the card after a successful payment or set-up, and makes it the default. */
export function saveCard(state: FakeState, method: FakePaymentMethod): void {
  method.isSaved = true;
  makeDefault(state, method.tenantId, method.id);
}

function makeDefault(state: FakeState, tenantId: string, id: string): void {
  for (const method of savedCards(state, tenantId)) method.is_default = method.id === id;
}

export const paymentMethodHandlers = {
  listPaymentMethods: ({ state, params }) => methodsOf(state, params.id),

  addPaymentMethod: ({ state, params, body }) => {
    const card = state.cards.get(body.token);
    const gateway = cardGatewayOf(state);
    if (card === undefined || gateway === null) throw invalid({ token: ['Enter the card again.'] });
    state.cards.delete(body.token);
    const typed: FakePaymentMethod = {
      ...card,
      id: state.newId(),
      tenantId: params.id,
      gateway,
      cardholder_name: body.cardholder_name,
      is_default: false,
      isSaved: false,
      added_at: state.now().toISOString(),
    };
    state.paymentMethods.unshift(typed);
    return viewOf(typed, state.config.gateways);
  },

  setUpPaymentMethod: ({ state, params }): CardSetUp => {
    const method = findCard(state, params.id, params.method_id);
    if (method === undefined) throw notFound('payment_method_not_found');
    const { state: answer, decline_reason: reason } = authoriseCard(method);
    if (!method.isSaved && answer === 'action_needed')
      return { state: answer, decline_reason: null, action_url: `https://bank.example/3ds/${method.id}` };
    if (!method.isSaved && answer === 'declined') {
      state.paymentMethods = state.paymentMethods.filter((one) => one !== method);
      return { state: answer, decline_reason: reason, action_url: null };
    }
    saveCard(state, method);
    return { state: 'saved', decline_reason: null, action_url: null };
  },

  chooseDefaultMethod: ({ state, params }) => {
    makeDefault(state, params.id, cardOf(state, params.id, params.method_id).id);
    return methodsOf(state, params.id);
  },

  removePaymentMethod: ({ state, params }) => {
    const removed = cardOf(state, params.id, params.method_id);
    if (state.payments.some(({ methodId, payment }) => methodId === removed.id && payment.state === 'processing'))
      throw new ProblemError(409, 'payment_in_progress', 'A payment is under way.');
    state.paymentMethods = state.paymentMethods.filter((method) => method !== removed);
    const [next] = savedCards(state, params.id);
    if (removed.is_default && next !== undefined) makeDefault(state, params.id, next.id);
    return methodsOf(state, params.id);
  },
} satisfies Handlers;
