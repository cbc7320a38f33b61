import type { Selection } from '@atrium/api-client/contract';
import { localDay, startOfLocalDay, type Transaction } from '../../platform';
import type { Bill } from '../bills/bill';
import { gapOf, isSamePlan, lastOf, withChange } from '../periods/period';
import { changePeriods } from '../periods/period.repository';
import type { Work } from '../work';
import { findSubscribed, planOn, type Subscribed } from './subscribed';
import { shouldBeReadOnly } from './subscription-state';
import { sendSubscriptionMails } from './subscription-mails';
import { findSubscription, setReadOnly, updateSubscription } from './subscription.repository';

const cleared = {
  overdueSince: null,
  renewalFailure: null,
  tries: 0,
  nextTryAt: null,
  readOnlyAt: null,
  endedAt: null,
};

/**
 * Begins the plan of a paid bill and updates the settings of its company CRM. A change keeps a cancellation, and what is
 * planned for the items that it does not touch.
 */
export async function beginPlan(work: Work, tenantId: string, bill: Bill): Promise<void> {
  const { tx, now, deliverSettings } = work;
  const before = await findSubscribed(tx, tenantId);
  await changePeriods(tx, tenantId, bill);
  const isChange = bill.cause === 'change';
  await updateSubscription(tx, tenantId, {
    ...(isChange ? {} : cleared),
    kind: 'paid',
    planSince: localDay(now),
    startedAt: before?.subscription.startedAt ?? now,
    cancels: isChange && before?.subscription.cancels === true,
    planned: isChange && before !== null ? plannedAfter(before, bill, now) : null,
  });
  await deliverSettings(tx, tenantId);
  await syncReadOnly(work, tenantId);
}

function plannedAfter({ subscription: { planned }, periods }: Subscribed, bill: Bill, now: Date): Selection | null {
  const running = planOn(periods, now)?.selection;
  const wanted = bill.begins[0]?.selection;
  if (planned === null || running === undefined || wanted === undefined) return null;
  if (wanted.cycle !== running.cycle || planned.cycle !== running.cycle) return null;
  const kept = withChange(planned, running, wanted);
  return isSamePlan(kept, wanted) ? null : kept;
}

/** Ends a subscription at the end of its last paid period, or now, whichever is earlier. Returns when it ended. */
export async function endSubscription(
  tx: Transaction,
  { subscription: { tenantId }, periods }: Subscribed,
  now: Date,
  because: 'cancelled' | 'closed' = 'cancelled',
): Promise<Date> {
  const last = lastOf(periods);
  await changePeriods(tx, tenantId, { ends: gapOf(last, because), begins: [] });
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

/** Makes a company CRM read-only, or writable again, if its subscription requires it: queues its new settings. */
export async function syncReadOnly({ tx, now, deliverSettings }: Work, tenantId: string): Promise<void> {
  const subscription = await findSubscription(tx, tenantId);
  if (subscription === null) return;
  const readOnly = shouldBeReadOnly(subscription, now);
  if (readOnly === subscription.readOnly) return;
  await setReadOnly(tx, tenantId, readOnly);
  await deliverSettings(tx, tenantId);
}
