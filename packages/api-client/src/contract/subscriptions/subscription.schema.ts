import { Type, type Static } from 'typebox';
import { subscriptionSchema } from '../billing/billing.schema';
import { idSchema, instantSchema } from '../fields.schema';
import { listOf, listQuerySchema } from '../list/list.schema';
import { named } from '../named.schema';

/** What a company CRM subscribes to, as a list of all of them shows it. */
export const subscriptionSummarySchema = named('SubscriptionSummary', {
  /** That of the company CRM. */
  id: idSchema,
  /** Name of the company CRM. */
  title: Type.String(),
  company: Type.String(),
  /** Full name of its longest-standing owner. */
  owner: Type.String(),
  kind: subscriptionSchema.properties.kind,
  /** `draft` and `closed` where nothing runs: those are listed for the credit they have, or for a transfer that may still come. */
  state: Type.Union([subscriptionSchema.properties.state, Type.Literal('draft'), Type.Literal('closed')]),
  /** Null where no plan has begun to run, as for a trial. */
  cycle: Type.Union([Type.Literal('monthly'), Type.Literal('yearly'), Type.Null()]),
  licences: Type.Integer(),
  /** How many there are. */
  modules: Type.Integer(),
  assets: Type.Integer(),
  /** When the period or the trial ends; null before it has begun. */
  period_end: Type.Union([instantSchema, Type.Null()]),
  /** Cents of EUR without VAT that the plan is worth a month; a twelfth of a year's, rounded; 0 where none runs. */
  monthly_value: Type.Integer(),
  /** What the account has in its favour, in cents of EUR. */
  credit: Type.Integer(),
  /** When the card is tried again. */
  next_try_at: Type.Union([instantSchema, Type.Null()]),
  /** When it becomes read-only, if it is overdue or a transfer is pending; null if a change is cancelled instead. */
  read_only_at: Type.Union([instantSchema, Type.Null()]),
  /** Bank transfers that may arrive: the pending one, also when overdue, then cancelled ones, the last first. */
  transfers: Type.Array(
    named('BankTransfer', {
      payment_id: idSchema,
      /** Where it is not, what comes becomes credit. */
      is_awaited: Type.Boolean(),
      /** In cents of EUR. */
      amount: Type.Integer(),
      /** Number of the pro-forma invoice. */
      number: Type.String(),
      /** `YYYY-MM-DD`. */
      due_on: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
});

/** What a company CRM subscribes to, as a list of all of them shows it. */
export type SubscriptionSummary = Static<typeof subscriptionSummarySchema>;

/** What `listSubscriptionsEndpoint` takes and answers. */
export const listSubscriptionsSchema = {
  summary:
    'Lists the subscriptions of every open company CRM, and closed ones with credit or a transfer that may still arrive.',
  query: listQuerySchema,
  answers: { 200: listOf('SubscriptionPage', subscriptionSummarySchema) },
} as const;
