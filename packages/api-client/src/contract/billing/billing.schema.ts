import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema } from '../fields.schema';
import { declineReasonSchema, paymentSchema } from './payment.schema';
import { nextInvoiceSchema, selectionSchema } from './plan.schema';
import { choice, named } from '../named.schema';

const cents = Type.Integer();

/** What a company CRM subscribes to. */
export const subscriptionSchema = named('Subscription', {
  kind: Type.Union([Type.Literal('trial'), Type.Literal('paid')]),
  /**
   * `trial` and `active` run; `trial_ended` and `unpaid` are read-only until a plan is paid; `overdue` runs while a
   * renewal is tried again; `awaiting_transfer` runs until the transfer is due, and after it if its change is then cancelled; `cancelled` has run out;
   * `creating` and `failed` do not run yet, as their company CRM is being created, or could not be.
   */
  state: choice('SubscriptionState', [
    'trial',
    'trial_ended',
    'active',
    'awaiting_transfer',
    'overdue',
    'unpaid',
    'cancelled',
    'creating',
    'failed',
  ]),
  trial_ends_at: Type.Union([instantSchema, Type.Null()]),
  /** Null for a trial. */
  selection: Type.Union([selectionSchema, Type.Null()]),
  /** The prices of the running period: cents without VAT, for a month. */
  prices: Type.Union([
    named('PlanPrices', {
      licence: cents,
      module: cents,
      asset: cents,
      yearly_months: Type.Integer(),
    }),
    Type.Null(),
  ]),
  /** The one that runs, or was the last. */
  period: Type.Union([Type.Object({ start: instantSchema, end: instantSchema }), Type.Null()]),
  /** What the next period will cost with VAT, before credit; null where none follows. */
  next_invoice: Type.Union([nextInvoiceSchema, Type.Null()]),
  /** A plan that begins with the next period. */
  planned: Type.Union([selectionSchema, Type.Null()]),
  /** It ends with the period. */
  cancels: Type.Boolean(),
  /** When it becomes read-only, if it is overdue or a transfer is pending; null if a change is cancelled instead. */
  read_only_at: Type.Union([instantSchema, Type.Null()]),
  /** When the card is tried again. */
  next_try_at: Type.Union([instantSchema, Type.Null()]),
  /**
   * What keeps a renewal that is overdue from being paid, as things are now: VAT that cannot be decided, no card that
   * can be charged, or how the card was refused. Null where it is not overdue, and where nothing is known.
   */
  overdue_reason: Type.Union([
    declineReasonSchema,
    Type.Literal('no_card'),
    Type.Literal('vat_undetermined'),
    Type.Null(),
  ]),
});

/** What a company CRM subscribes to. */
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
  /** A pro-forma invoice that is not to be paid any more. */
  is_void: Type.Boolean(),
});

/** An account entry: invoices, refunds and payouts are below 0, payments and credits above. */
export const accountEntrySchema = named('AccountEntry', {
  id: idSchema,
  at: instantSchema,
  kind: Type.Union([
    Type.Literal('invoice'),
    Type.Literal('payment'),
    Type.Literal('credit_note'),
    Type.Literal('refund'),
    Type.Literal('payout'),
  ]),
  amount: cents,
  /** The credit after it. */
  balance: cents,
  /** Null for a payout. */
  invoice_number: Type.Union([Type.String(), Type.Null()]),
  /** Of a payout: the day of the bank statement, `YYYY-MM-DD`. */
  paid_on: Type.Union([Type.String(), Type.Null()]),
});

/** All about the money of a company CRM; amounts in cents of EUR, the newest first. */
export const billingSchema = named('Billing', {
  subscription: Type.Union([subscriptionSchema, Type.Null()]),
  /** How many are in use; null if unknown. */
  usage: Type.Union([Type.Object({ licences: Type.Integer(), assets: Type.Integer() }), Type.Null()]),
  /** What the account has in its favour. */
  credit: cents,
  invoices: Type.Array(invoiceRowSchema),
  payments: Type.Array(paymentSchema),
  entries: Type.Array(accountEntrySchema),
  /** `change_plan`, `pay`, `cancel`, `resume` where the caller may. */
  allowed_actions: Type.Array(Type.String()),
});

/** All about the money of a company CRM. */
export type Billing = Static<typeof billingSchema>;

/** What `getBillingEndpoint` takes and answers. */
export const getBillingSchema = {
  summary: 'Returns the subscription of a company CRM, its invoices, payments and credit.',
  params: idParams,
  answers: { 200: billingSchema },
} as const;
/** What `planChangeEndpoint` takes and answers. */
export const planChangeSchema = {
  summary: 'Plans a change for the next period; nothing is charged now.',
  params: idParams,
  body: selectionSchema,
  answers: { 200: billingSchema },
  errors: [409],
} as const;
/** What `undoPlannedChangeEndpoint` takes and answers. */
export const undoPlannedChangeSchema = {
  summary: 'Undoes a planned change.',
  params: idParams,
  answers: { 200: billingSchema },
  errors: [409],
} as const;
/** What `cancelSubscriptionEndpoint` takes and answers. */
export const cancelSubscriptionSchema = {
  ...undoPlannedChangeSchema,
  summary: 'Cancels the subscription at the end of its period.',
} as const;
/** What `resumeSubscriptionEndpoint` takes and answers. */
export const resumeSubscriptionSchema = {
  ...undoPlannedChangeSchema,
  summary: 'Resumes a cancelled subscription before its period ends.',
} as const;
