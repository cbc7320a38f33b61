import type { Payment, Quote, Tenant } from '@atrium/api-client/contract';
import {
  draftBilling,
  draftId,
  paidDraft,
  sampleMethods,
  samplePayment,
  sampleQuote,
  testCards,
  typedCard,
} from '@atrium/api-client/testing/samples';
import { ok, problem, type StubAnswers } from '@atrium/api-client/testing/stub';
import { draftAnswers } from './draft-answers';

const path = `/tenants/${draftId}`;

export const quoteRoute = `POST ${path}/quotes`;
export const methodsRoute = `GET ${path}/payment-methods`;
export const payRoute = `POST ${path}/payments`;
export const billingRoute = `GET ${path}/billing`;
export const refreshRoute = `POST ${path}/payments/${samplePayment().id}/refresh`;
export const cardRoute = 'POST /sandbox/cards';
export const addMethodRoute = `POST ${path}/payment-methods`;

/** Responses about a draft with a paid plan; Pay answers with `payment`. */
export function payAnswers(payment: Payment = samplePayment(), draft: Tenant = paidDraft()): StubAnswers {
  const answers = draftAnswers(draft);
  const create = answers[`POST ${path}/create`];
  return {
    ...answers,
    [quoteRoute]: ok(sampleQuote(), 201),
    [methodsRoute]: ok(sampleMethods()),
    [billingRoute]: ok(draftBilling()),
    'GET /sandbox/cards': ok({ data: testCards }),
    [payRoute]: (call) => {
      if (payment.operation_id !== null && typeof create === 'function') create(call);
      return ok(payment, 201);
    },
    [refreshRoute]: ok(payment),
  };
}

/** A card that the sandbox and the service accept. */
export const acceptsCard = (): StubAnswers => ({
  [cardRoute]: ok({ token: 'tok_1', brand: 'visa', last4: '4242' }),
  [addMethodRoute]: ok(typedCard, 201),
});

export const quoteStale = (quote: Quote) =>
  problem(409, { code: 'quote_stale', message: 'This quote does not hold any more.', quote } as never);
