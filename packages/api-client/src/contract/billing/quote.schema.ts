import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema } from '../fields.schema';
import { nextInvoiceSchema, selectionSchema } from './plan.schema';
import { choice, named } from '../named.schema';

const cents = Type.Integer();
const taxCategory = choice('TaxCategory', ['standard', 'reverse_charge', 'outside_scope']);

const lineSchema = named('QuoteLine', {
  /** `unused` credits what the plan no longer has: its quantity is negative. */
  kind: Type.Union([Type.Literal('plan'), Type.Literal('unused')]),
  id: Type.Union([Type.Literal('licences'), Type.Literal('modules'), Type.Literal('assets')]),
  quantity: Type.Integer(),
  /** Price of one for a whole period, without VAT. */
  unit_price: cents,
  /** The days of the period that are charged; null for all of them. */
  share: Type.Union([Type.Object({ remaining: Type.Integer(), whole: Type.Integer() }), Type.Null()]),
  net: cents,
  tax_category: taxCategory,
  /** In basis points. */
  tax_rate: Type.Integer(),
});

/** The VAT of a quote and the reason for it. */
export const vatSchema = named('QuoteVat', {
  category: taxCategory,
  /** In basis points. */
  rate: Type.Integer(),
  reason: Type.Union([
    Type.Literal('domestic'),
    Type.Literal('eu_number_confirmed'),
    Type.Literal('eu_number_refused'),
    Type.Literal('eu_number_not_checked'),
    Type.Literal('eu_without_number'),
    Type.Literal('outside_eu'),
  ]),
});

/** What a plan costs, and how account credit pays for it. */
const priceFields = {
  lines: Type.Array(lineSchema),
  net: cents,
  taxes: Type.Array(
    named('TaxTotal', { tax_category: taxCategory, tax_rate: Type.Integer(), tax_base: cents, tax_amount: cents }),
  ),
  tax: cents,
  total: cents,
  /** Account credit before the payment. */
  balance: cents,
  credit_used: cents,
  becomes_credit: cents,
  /** Amount due now. */
  amount_due: cents,
  credit_left: cents,
};

/** The price of a plan at a given time; amounts in cents of EUR. A card is charged exactly this. */
export const quoteSchema = named('Quote', {
  id: idSchema,
  kind: Type.Union([Type.Literal('creation'), Type.Literal('change'), Type.Literal('renewal')]),
  /** Time the quote is calculated for. */
  frozen_at: instantSchema,
  /** Time the quote expires. */
  expires_at: instantSchema,
  selection: selectionSchema,
  price_list_version: Type.Integer(),
  currency: Type.Literal('EUR'),
  ...priceFields,
  /** The gateway's minimum charge. A smaller amount due is raised to it, and the difference becomes account credit. */
  least_charge: cents,
  /**
   * What the pro-forma invoice of an order by bank transfer asks for. It counts what was received for the order that it
   * replaces. For a change of cycle it is the new period in full: the unused days become credit when the transfer is
   * recorded.
   */
  transfer: named('QuoteTransfer', priceFields),
  /** Whether a change of cycle continues the period that ran before this day's changes, instead of beginning a new one. */
  resumes_period: Type.Boolean(),
  /** The price of the change from the previous plan, with VAT; null if there is none. */
  change: Type.Union([cents, Type.Null()]),
  vat: vatSchema,
  /** End of the paid period and price of the next one with VAT, before account credit; null if there is none. */
  next_invoice: Type.Union([nextInvoiceSchema, Type.Null()]),
  /** End of the subscription if it was cancelled before; null if there is a next invoice. */
  ends_at: Type.Union([instantSchema, Type.Null()]),
});

/** The price of a plan at a given time; amounts in cents of EUR. */
export type Quote = Static<typeof quoteSchema>;

/** Request and response of `quotePlanEndpoint`. */
export const quotePlanSchema = {
  summary:
    'Returns the current price of a plan: a draft’s first period, or the change of a running plan. 422 `vat_undetermined` if country and VAT number do not match.',
  params: idParams,
  body: selectionSchema,
  answers: { 201: quoteSchema },
  errors: [409],
} as const;
