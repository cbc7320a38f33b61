import type { Subscription } from '@atrium/api-client/contract';
import type { SubscriptionRow } from './subscription.repository';

/** Where a subscription stands at a moment. */
export function stateOfSubscription(
  row: SubscriptionRow,
  { isAwaitingTransfer, now }: { readonly isAwaitingTransfer: boolean; readonly now: Date },
): Subscription['state'] {
  if (row.kind === 'trial') return row.trialEndsAt !== null && row.trialEndsAt <= now ? 'trial_ended' : 'trial';
  if (row.endedAt !== null) return 'cancelled';
  if (row.readOnlyAt !== null && row.readOnlyAt <= now) return 'unpaid';
  if (isAwaitingTransfer) return 'awaiting_transfer';
  return row.overdueSince === null ? 'active' : 'overdue';
}
