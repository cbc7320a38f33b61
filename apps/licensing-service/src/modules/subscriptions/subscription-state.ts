import type { Subscription } from '@atrium/api-client/contract';
import type { SubscriptionRow } from './subscription.repository';

/** Whether its company CRM can only be looked at, as the calendar says. */
export function shouldBeReadOnly(row: SubscriptionRow, now: Date): boolean {
  return ['trial_ended', 'unpaid', 'cancelled'].includes(stateOfSubscription(row, { isAwaitingTransfer: false, now }));
}

/** Whether its company CRM was told to be looked at only. */
export const isReadOnly = ({ readOnlyTurns }: Pick<SubscriptionRow, 'readOnlyTurns'>): boolean =>
  readOnlyTurns % 2 === 1;

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
