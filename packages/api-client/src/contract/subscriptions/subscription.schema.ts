import { Type, type Static } from 'typebox';
import { subscriptionSchema } from '../billing/billing.schema';
import { idSchema } from '../fields.schema';
import { listOf, listQuerySchema } from '../list/list.schema';
import { named } from '../named.schema';
import { partSchema } from '../resources/field.schema';
import { subscriptionsResource } from './subscription.resource';

/** A subscription in the list of all subscriptions. */
export const subscriptionSummarySchema = partSchema('SubscriptionSummary', subscriptionsResource.fields, 'list', {
  kind: subscriptionSchema.properties.kind,
  /** `draft` and `closed` without a subscription: listed because of account credit or an expected transfer. */
  state: Type.Union([subscriptionSchema.properties.state, Type.Literal('draft'), Type.Literal('closed')]),
  /** Expected bank transfers: pending ones first, then cancelled ones, latest first. */
  transfers: Type.Array(
    named('BankTransfer', {
      payment_id: idSchema,
      /** Whether it pays an owed invoice. That cannot be cancelled. */
      is_invoice: Type.Boolean(),
      /** If false, a received amount becomes account credit. */
      is_awaited: Type.Boolean(),
      /** In cents of EUR. */
      amount: Type.Integer(),
      /** Received for a pending transfer so far, in cents of EUR. */
      received: Type.Integer(),
      /** Number of the pro-forma invoice, or of the invoice. */
      number: Type.String(),
      /** `YYYY-MM-DD`. */
      due_on: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
});

/** A subscription in the list of all subscriptions. */
export type SubscriptionSummary = Static<typeof subscriptionSummarySchema>;

/** Request and response of `listSubscriptionsEndpoint`. */
export const listSubscriptionsSchema = {
  summary:
    'Lists the subscriptions of every open company CRM, and closed ones with credit or a transfer that may still arrive.',
  query: listQuerySchema,
  answers: { 200: listOf('SubscriptionPage', subscriptionSummarySchema) },
} as const;
