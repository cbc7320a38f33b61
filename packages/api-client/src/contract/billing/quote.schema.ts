import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema } from '../fields.schema';
import { nextInvoiceSchema, selectionSchema } from './plan.schema';
import { choice, named } from '../named.schema';

const cents = Type.Integer();
const taxCategory = choice('TaxCategory', ['standard', 'reverse_charge', 'outside_scope']);

const lineSchema = named('QuoteLine', {
  /** `unused` credits the unused time of the previous plan: its quantity is negative. */
  kind: Type.Union([Type.Literal('plan'), Type.Literal('unused')]),
  id: Type.Union([Type.Literal('licences'), Type.Literal('modules'), Type.Literal('assets')]),
  quantity: Type.Integer(),
  /** Of one, for a whole period, without VAT. */
  unit_price: cents,
  /** The share of the period that is charged, in whole seconds; null for the whole. */
  share: Type.Union([Type.Object({ remaining: Type.Integer(), whole: Type.Integer() }), Type.Null()]),
  net: cents,
  tax_category: taxCategory,
  /** In basis points. */
  tax_rate: Type.Integer(),
});

/** The VAT of a quote and why it is so. */
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

/** What a plan costs at a moment; amounts in cents of EUR. Paying pays exactly this. */
export const quoteSchema = named('Quote', {
  id: idSchema,
  kind: Type.Union([Type.Literal('creation'), Type.Literal('change'), Type.Literal('renewal')]),
  /** The moment it is reckoned for. */
  frozen_at: instantSchema,
  /** From then on it is not paid any more. */
  expires_at: instantSchema,
  selection: selectionSchema,
  price_list_version: Type.Integer(),
  currency: Type.Literal('EUR'),
  lines: Type.Array(lineSchema),
  net: cents,
  taxes: Type.Array(
    named('TaxTotal', { tax_category: taxCategory, tax_rate: Type.Integer(), tax_base: cents, tax_amount: cents }),
  ),
  tax: cents,
  total: cents,
  /** The account's credit before. */
  balance: cents,
  credit_used: cents,
  becomes_credit: cents,
  /** What is to pay now. */
  amount_due: cents,
  credit_left: cents,
  /** No smaller amount can be charged, so what is to pay is raised to it, and the rest stays as credit. */
  least_charge: cents,
  /** The price of the change from the previous plan, with VAT; null if there is none. */
  change: Type.Union([cents, Type.Null()]),
  vat: vatSchema,
  /** End of the paid period and price of the next one, with VAT, before credit; null if there is none. */
  next_invoice: Type.Union([nextInvoiceSchema, Type.Null()]),
  /** When the subscription, which was cancelled before, ends with that period; null where a next invoice follows. */
  ends_at: Type.Union([instantSchema, Type.Null()]),
});

/** What a plan costs at a moment; amounts in cents of EUR. */
export type Quote = Static<typeof quoteSchema>;

/** What `quotePlanEndpoint` takes and answers. */
export const quotePlanSchema = {
  summary:
    'Returns the current price of a plan: a draft’s first period, or the change of a running plan. 422 `vat_undetermined` if country and VAT number do not match.',
  params: idParams,
  body: selectionSchema,
  answers: { 201: quoteSchema },
  errors: [409],
} as const;
