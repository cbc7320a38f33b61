import { Type, type Static } from 'typebox';
import { subscriptionSchema } from '../billing/billing.schema';
import { idSchema } from '../fields.schema';
import { listOf, listQuerySchema } from '../list/list.schema';
import { named } from '../named.schema';
import { partSchema } from '../resources/field.schema';
import { subscriptionsResource } from './subscription.resource';

/** What a company CRM subscribes to, as a list of all of them shows it. */
export const subscriptionSummarySchema = partSchema('SubscriptionSummary', subscriptionsResource.fields, 'list', {
  kind: subscriptionSchema.properties.kind,
  /** `draft` and `closed` without a subscription: listed for their account credit or for a transfer that may arrive. */
  state: Type.Union([subscriptionSchema.properties.state, Type.Literal('draft'), Type.Literal('closed')]),
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
