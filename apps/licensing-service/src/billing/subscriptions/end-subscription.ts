import { startOfLocalDay, type Transaction } from '../../platform';
import { lastOf } from '../periods/period';
import { changePeriods } from '../periods/period.repository';
import type { Work } from '../work';
import type { Subscribed } from './subscribed';
import { sendSubscriptionMails } from './subscription-mails';
import { updateSubscription } from './subscription.repository';

/** Ends a subscription at the end of its last paid period, or now, whichever is earlier. Returns when it ended. */
export async function endSubscription(
  tx: Transaction,
  { subscription: { tenantId }, periods }: Subscribed,
  now: Date,
  because: 'cancelled' | 'closed' = 'cancelled',
): Promise<Date> {
  const last = lastOf(periods);
  if (last !== null && last.endedBecause === null)
    await changePeriods(tx, tenantId, { ends: [{ id: last.id, to: last.to, because }], begins: [] });
  const paidThrough = last === null ? now : startOfLocalDay(last.to);
  const endedAt = paidThrough < now ? paidThrough : now;
  await updateSubscription(tx, tenantId, { endedAt, planned: null, cancels: true, nextTryAt: null });
  return endedAt;
}

/** Ends a cancelled subscription and notifies its owners once. Returns when it ended. */
export async function endAndNotify(work: Work, subscribed: Subscribed): Promise<Date> {
  const { tenantId } = subscribed.subscription;
  const endedAt = await endSubscription(work.tx, subscribed, work.now);
  const onceKey = `subscription:${tenantId}:ended:${endedAt.getTime()}`;
  await sendSubscriptionMails(work, tenantId, { template: 'subscription_ended', values: {}, onceKey });
  return endedAt;
}
