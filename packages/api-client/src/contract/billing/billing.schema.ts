import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema } from '../fields.schema';
import { declineReasonSchema, paymentSchema } from './payment.schema';
import { nextInvoiceSchema, selectionSchema } from './plan.schema';
import { choice, named } from '../named.schema';

const cents = Type.Integer();

/** The subscription of a company CRM. */
export const subscriptionSchema = named('Subscription', {
  kind: Type.Union([Type.Literal('trial'), Type.Literal('paid')]),
  /**
   * `trial` and `active`: full access. `trial_ended` and `unpaid`: read-only until a plan is paid. `overdue`: full
   * access while the renewal is retried. `cancelled`: ended. `creating` and `failed`: the company CRM is being created,
   * or could not be. A pending bank transfer changes none of them.
   */
  state: choice('SubscriptionState', [
    'trial',
    'trial_ended',
    'active',
    'overdue',
    'unpaid',
    'cancelled',
    'creating',
    'failed',
  ]),
  trial_ends_at: Type.Union([instantSchema, Type.Null()]),
  /** Null for a trial. */
  selection: Type.Union([selectionSchema, Type.Null()]),
  /** Prices of the current period: cents per month without VAT. */
  prices: Type.Union([
    named('PlanPrices', {
      licence: cents,
      module: cents,
      asset: cents,
      yearly_months: Type.Integer(),
    }),
    Type.Null(),
  ]),
  /** The current period, or the last one. */
  period: Type.Union([Type.Object({ start: instantSchema, end: instantSchema }), Type.Null()]),
  /** Price of the next period with VAT, before account credit; null if there is none. */
  next_invoice: Type.Union([nextInvoiceSchema, Type.Null()]),
  /** A plan that starts with the next period. */
  planned: Type.Union([selectionSchema, Type.Null()]),
  /** The subscription ends with the period. */
  cancels: Type.Boolean(),
  /** When it becomes read-only, or became so, if its payment is overdue. */
  read_only_at: Type.Union([instantSchema, Type.Null()]),
  /** Time of the next attempt to charge the card. */
  next_try_at: Type.Union([instantSchema, Type.Null()]),
  /**
   * Why an overdue renewal cannot be paid now: the VAT decision is missing, no card can be charged, or how the card was
   * declined. `invoice_unpaid` if an owed invoice is overdue, and no renewal; also while it makes the company CRM
   * read-only. Null if nothing is overdue or the reason is unknown.
   */
  overdue_reason: Type.Union([
    declineReasonSchema,
    Type.Literal('no_card'),
    Type.Literal('invoice_unpaid'),
    Type.Literal('vat_undetermined'),
    Type.Null(),
  ]),
});

/** The subscription of a company CRM. */
export type Subscription = Static<typeof subscriptionSchema>;

const invoiceRowSchema = named('Invoice', {
  id: idSchema,
  kind: Type.Union([Type.Literal('invoice'), Type.Literal('credit_note'), Type.Literal('proforma')]),
  number: Type.String(),
  /** `YYYY-MM-DD`. */
  issued_on: Type.String(),
  due_on: Type.Union([Type.String(), Type.Null()]),
  paid_on: Type.Union([Type.String(), Type.Null()]),
  total: cents,
  amount_due: cents,
  /** A cancelled pro-forma invoice. */
  is_void: Type.Boolean(),
});

/**
 * An account entry: invoices, refunds and payouts are below 0, payments and credits above. What an invoice leaves unpaid
 * is `owed`, above 0; `owed_paid` takes it off once it is paid.
 */
export const accountEntrySchema = named('AccountEntry', {
  id: idSchema,
  at: instantSchema,
  kind: Type.Union([
    Type.Literal('invoice'),
    Type.Literal('payment'),
    Type.Literal('credit_note'),
    Type.Literal('refund'),
    Type.Literal('payout'),
    Type.Literal('owed'),
    Type.Literal('owed_paid'),
  ]),
  amount: cents,
  /** The account credit after this entry. */
  balance: cents,
  /** Null for a payout. */
  invoice_number: Type.Union([Type.String(), Type.Null()]),
  /** Date of a payout on the bank statement, `YYYY-MM-DD`. */
  paid_on: Type.Union([Type.String(), Type.Null()]),
});

/** The billing of a company CRM. Amounts in cents of EUR, newest first. */
export const billingSchema = named('Billing', {
  subscription: Type.Union([subscriptionSchema, Type.Null()]),
  /** Licences in use; null if unknown. */
  usage: Type.Union([Type.Object({ licences: Type.Integer(), assets: Type.Integer() }), Type.Null()]),
  /** Account credit. */
  credit: cents,
  /** The part of the account credit that pending payments reserve: what they use, and what was received for them. */
  credit_reserved: cents,
  invoices: Type.Array(invoiceRowSchema),
  payments: Type.Array(paymentSchema),
  entries: Type.Array(accountEntrySchema),
  /** `change_plan`, `pay`, `cancel`, `resume` if the caller has the permission. */
  allowed_actions: Type.Array(Type.String()),
});

/** The billing of a company CRM. */
export type Billing = Static<typeof billingSchema>;

/** Request and response of `getBillingEndpoint`. */
export const getBillingSchema = {
  summary: 'Returns the subscription of a company CRM, its invoices, payments and credit.',
  params: idParams,
  answers: { 200: billingSchema },
} as const;
/** Request and response of `planChangeEndpoint`. */
export const planChangeSchema = {
  summary: 'Plans a change for the next period; nothing is charged now.',
  params: idParams,
  body: selectionSchema,
  answers: { 200: billingSchema },
  errors: [409],
} as const;
/** Request and response of `undoPlannedChangeEndpoint`. */
export const undoPlannedChangeSchema = {
  summary: 'Undoes a planned change.',
  params: idParams,
  answers: { 200: billingSchema },
  errors: [409],
} as const;
/** Request and response of `cancelSubscriptionEndpoint`. */
export const cancelSubscriptionSchema = {
  ...undoPlannedChangeSchema,
  summary: 'Cancels the subscription at the end of its period.',
} as const;
/** Request and response of `resumeSubscriptionEndpoint`. */
export const resumeSubscriptionSchema = {
  ...undoPlannedChangeSchema,
  summary: 'Resumes a cancelled subscription before its period ends.',
} as const;
