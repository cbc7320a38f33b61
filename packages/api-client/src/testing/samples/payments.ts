import type { Payment, PaymentMethod, PaymentMethods, Quote, TestCard } from '../../contract';
import { paymentMethodSchema, paymentMethodsSchema, paymentSchema, quoteSchema } from '../../contract/schemas';
import { blankRecord } from './blank-record';
import { sampleOperation } from './operations';
import { samplePlan } from './plans';

const id = (last: string) => `019a9f00-0000-7000-8000-0000000000${last}`;

/** The saved card that is the default. */
export const visa: PaymentMethod = blankRecord(paymentMethodSchema, {
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
});

/** Another saved card. */
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

/** The saved cards of a company CRM and its payment methods. */
export const sampleMethods = (change: Partial<PaymentMethods> = {}): PaymentMethods =>
  blankRecord(paymentMethodsSchema, {
    data: [visa, mastercard],
    card_gateway: 'sandbox',
    bank_transfer: true,
    ...change,
  });

const { plan: _plan, ...yearly } = samplePlan;

const tax = { tax_category: 'standard', tax_rate: 2200 } as const;

const lineOf = (line: 'licences' | 'modules' | 'assets', quantity: number, price: number) =>
  ({ kind: 'plan', id: line, quantity, unit_price: price, share: null, net: quantity * price, ...tax }) as const;

/** A year of six licences, three modules and twelve assets, with some credit. */
export const sampleQuote = (change: Partial<Quote> = {}): Quote => {
  const quote = blankRecord(quoteSchema, {
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
    amount_due: 185_420,
    least_charge: 50,
    vat: { category: 'standard', rate: 2200, reason: 'domestic' },
    next_invoice: { on: '2027-11-20T23:00:00.000Z', total: 186_660 },
    ...change,
  });
  return { ...quote, transfer: change.transfer ?? quote };
};

/** A payment by card. */
export const samplePayment = (change: Partial<Payment> = {}): Payment =>
  blankRecord(paymentSchema, {
    id: id('91'),
    quote_id: sampleQuote().id,
    kind: 'creation',
    selection: sampleQuote().selection,
    amount: 185_420,
    state: 'authorised',
    card: { method_id: visa.id, brand: 'visa', last4: '4242' },
    operation_id: sampleOperation().id,
    created_at: '2026-11-21T09:41:00.000Z',
    ...change,
  });

/** A payment whose effect has not started. */
export const waitingPayment = (change: Partial<Payment>): Payment => samplePayment({ operation_id: null, ...change });

/** Id and number of the pro-forma invoice of a pending bank transfer. */
export const proformaOfTransfer = { id: id('e4'), number: 'PR-2026-41' };

/** A pending bank transfer; a draft's by default. */
export const awaitedTransfer = (change: Partial<Payment> = {}): Payment =>
  waitingPayment({
    state: 'awaiting_transfer',
    card: null,
    proforma: proformaOfTransfer,
    accepts_late_transfer: change.kind === 'correction',
    ...change,
  });

/** Test cards of the sandbox. */
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

/** An unsaved card: no payment with it has succeeded. */
export const typedCard: PaymentMethod = { ...visa, id: id('5c'), is_default: false };
