import type { Subscription, TenantState } from '@atrium/api-client/contract';
import type { SubscriptionRow } from './subscription.repository';

/** Whether its company CRM has to be read-only at a moment. */
export function shouldBeReadOnly(row: SubscriptionRow, now: Date): boolean {
  return ['trial_ended', 'unpaid', 'cancelled'].includes(stateOfSubscription(row, { isAwaitingTransfer: false, now }));
}

interface Moment {
  readonly isAwaitingTransfer: boolean;
  readonly now: Date;
}

/** The state of a subscription at a moment, also during a creation. */
export function shownState(tenant: TenantState, row: SubscriptionRow, moment: Moment): Subscription['state'] {
  if (tenant !== 'creating' && tenant !== 'failed') return stateOfSubscription(row, moment);
  return moment.isAwaitingTransfer ? 'awaiting_transfer' : tenant;
}

/** The state of a created company CRM's subscription at a moment. */
export function stateOfSubscription(row: SubscriptionRow, { isAwaitingTransfer, now }: Moment): Subscription['state'] {
  if (row.kind === 'trial') return row.trialEndsAt !== null && row.trialEndsAt <= now ? 'trial_ended' : 'trial';
  if (row.endedAt !== null) return 'cancelled';
  if (row.readOnlyAt !== null && row.readOnlyAt <= now) return 'unpaid';
  if (isAwaitingTransfer) return 'awaiting_transfer';
  return row.overdueSince === null ? 'active' : 'overdue';
}
