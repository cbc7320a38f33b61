import type { Subscription, TenantState } from '@atrium/api-client/contract';
import type { SubscriptionRow } from './subscription.repository';

/** Whether its company CRM has to be read-only at a moment. */
export const shouldBeReadOnly = (row: SubscriptionRow, now: Date): boolean =>
  ['trial_ended', 'unpaid', 'cancelled'].includes(stateOfSubscription(row, now));

/** The state of a subscription at a moment, also during a creation. */
export const shownState = (tenant: TenantState, row: SubscriptionRow, now: Date): Subscription['state'] =>
  tenant === 'creating' || tenant === 'failed' ? tenant : stateOfSubscription(row, now);

/** The state of a created company CRM's subscription at a moment. */
export function stateOfSubscription(row: SubscriptionRow, now: Date): Subscription['state'] {
  if (row.kind === 'trial') return row.trialEndsAt !== null && row.trialEndsAt <= now ? 'trial_ended' : 'trial';
  if (row.endedAt !== null) return 'cancelled';
  if (row.readOnlyAt !== null && row.readOnlyAt <= now) return 'unpaid';
  return row.overdueSince === null ? 'active' : 'overdue';
}
