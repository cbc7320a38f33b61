import type { Transaction } from '../../platform';
import { lastPeriod } from './running-plan';
import { updateSubscription, type SubscriptionRow } from './subscription.repository';

/** Ends a subscription at the end of its last paid period, or now, whichever is earlier. Returns when it ended. */
export async function endSubscription(tx: Transaction, subscription: SubscriptionRow, now: Date): Promise<Date> {
  const paidThrough = lastPeriod(subscription)?.end ?? now;
  const endedAt = paidThrough < now ? paidThrough : now;
  await updateSubscription(tx, subscription.tenantId, { endedAt, planned: null, cancels: true, nextTryAt: null });
  return endedAt;
}
