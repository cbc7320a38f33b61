import type { Transaction } from '../../platform';
import { lastPeriod } from './running-plan';
import { changeSubscription, type SubscriptionRow } from './subscription.repository';

/** Ends a subscription with the last period that was paid for, at the latest now; answers when it ended. */
export async function endSubscription(tx: Transaction, subscription: SubscriptionRow, now: Date): Promise<Date> {
  const paidUntil = lastPeriod(subscription)?.end ?? now;
  const endedAt = paidUntil < now ? paidUntil : now;
  await changeSubscription(tx, subscription.tenantId, { endedAt, planned: null, cancels: true, nextTryAt: null });
  return endedAt;
}
