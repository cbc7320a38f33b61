import type {
  Billing,
  Payment,
  PaymentMethod,
  PaymentMethods,
  Quote,
  Tenant,
  TestCard,
} from '@atrium/api-client/contract';
import { ok, problem, type StubAnswers } from '@atrium/api-client/testing/stub';
import { draftAnswers } from './draft-answers';
import { draftId, sampleDraft, sampleOperation } from './sample-tenants';

const id = (last: string) => `019a9f00-0000-7000-8000-0000000000${last}`;

export const visa: PaymentMethod = {
  id: id('5a'),
  gateway: 'sandbox',
  brand: 'visa',
  last4: '4242',
  exp_month: 8,
  exp_year: 2028,
  cardholder_name: 'Maja Kovač',
  is_default: true,
  is_chargeable: true,
  added_at: '2026-09-03T09:48:00.000Z',
};

export const mastercard: PaymentMethod = {
  ...visa,
  id: id('5b'),
  brand: 'mastercard',
  last4: '4444',
  exp_month: 1,
  exp_year: 2030,
  cardholder_name: 'Žan Ažman',
  is_default: false,
  added_at: '2026-10-14T08:00:00.000Z',
};

export const sampleMethods = (change: Partial<PaymentMethods> = {}): PaymentMethods => ({
  data: [visa, mastercard],
  card_gateway: 'sandbox',
  bank_transfer: true,
  ...change,
});

const yearly = { cycle: 'yearly', licences: 6, modules: ['couriers', 'fiscalization', 'mailbox'], assets: 12 } as const;

const tax = { tax_category: 'standard', tax_rate: 2200 } as const;

const lineOf = (line: 'licences' | 'modules' | 'assets', quantity: number, price: number) =>
  ({ kind: 'plan', id: line, quantity, unit_price: price, share: null, net: quantity * price, ...tax }) as const;

/** A year of six licences, three modules and twelve assets, with some credit. */
export const sampleQuote = (change: Partial<Quote> = {}): Quote => ({
  id: id('71'),
  kind: 'creation',
  frozen_at: '2026-11-21T09:31:00.000Z',
  expires_at: '2026-11-21T10:31:00.000Z',
  selection: { ...yearly, modules: [...yearly.modules] },
  price_list_version: 1,
  currency: 'EUR',
  lines: [lineOf('licences', 6, 19_000), lineOf('modules', 3, 9000), lineOf('assets', 12, 1000)],
  net: 153_000,
  taxes: [{ ...tax, tax_base: 153_000, tax_amount: 33_660 }],
  tax: 33_660,
  total: 186_660,
  balance: 1240,
  credit_used: 1240,
  becomes_credit: 0,
  amount_due: 185_420,
  credit_left: 0,
  least_charge: 50,
  change: null,
  vat: { category: 'standard', rate: 2200, reason: 'domestic' },
  next_invoice: { on: '2027-11-21T09:31:00.000Z', total: 186_660 },
  ends_at: null,
  ...change,
});

export const samplePayment = (change: Partial<Payment> = {}): Payment => ({
  id: id('91'),
  quote_id: sampleQuote().id,
  kind: 'creation',
  selection: sampleQuote().selection,
  amount: 185_420,
  state: 'authorised',
  card: { method_id: visa.id, brand: 'visa', last4: '4242' },
  decline_reason: null,
  action_url: null,
  operation_id: sampleOperation().id,
  created_at: '2026-11-21T09:41:00.000Z',
  ...change,
});

/** A payment whose effect has not started. */
export const waitingPayment = (change: Partial<Payment>): Payment => samplePayment({ operation_id: null, ...change });

/** A complete draft with a paid plan. */
export function paidDraft(change: Partial<Tenant> = {}): Tenant {
  const draft = sampleDraft();
  const data = { plan: 'paid' as const, ...yearly, modules: [...yearly.modules] };
  const sections = { ...draft.sections, subscription: { ...draft.sections.subscription, data } };
  return { ...draft, sections, ...change };
}

/** Billing of a new draft. */
export const draftBilling = (change: Partial<Billing> = {}): Billing => ({
  subscription: null,
  usage: null,
  credit: 0,
  invoices: [],
  payments: [],
  entries: [],
  allowed_actions: ['pay'],
  ...change,
});

export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', brand: 'visa', effect: 'succeeds', description: 'Succeeds' },
  { number: '4000 0000 0000 0002', brand: 'visa', effect: 'declined', description: 'Declined' },
  {
    number: '4000 0000 0000 9995',
    brand: 'visa',
    effect: 'insufficient_funds',
    description: 'Declined: insufficient funds',
  },
  {
    number: '4000 0000 0000 3220',
    brand: 'visa',
    effect: 'authenticates',
    description: 'Asks for a confirmation (3-D Secure)',
  },
];

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

/** An unsaved card: no payment with it has succeeded. */
export const typedCard: PaymentMethod = { ...visa, id: id('5c'), is_default: false };

/** A card that the sandbox and the service accept. */
export const acceptsCard = (): StubAnswers => ({
  [cardRoute]: ok({ token: 'tok_1', brand: 'visa', last4: '4242' }),
  [addMethodRoute]: ok(typedCard, 201),
});

export const quoteStale = (quote: Quote) =>
  problem(409, { code: 'quote_stale', message: 'This quote does not hold any more.', quote } as never);
