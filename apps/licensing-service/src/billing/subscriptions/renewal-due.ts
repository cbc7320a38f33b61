import { localDay } from '../../platform';
import type { TenantRow } from '../../tenants';
import { lastPaidPeriod, type Subscribed } from './subscribed';

/** Whether everything that was paid has run out, so that a renewal is due. */
export function isUnpaid(subscribed: Subscribed, now: Date): boolean {
  const last = lastPaidPeriod(subscribed);
  return last !== null && last.to <= localDay(now);
}

/** Whether a renewal, or a retry of it, has to be charged now. */
export function isRenewalDue({ state }: TenantRow, subscribed: Subscribed, now: Date): boolean {
  const { cancels, overdueSince, nextTryAt } = subscribed.subscription;
  if (cancels || (state !== 'active' && state !== 'inactive') || !isUnpaid(subscribed, now)) return false;
  return overdueSince === null || (nextTryAt !== null && nextTryAt <= now);
}

/** Whether a cancelled subscription has reached the end of what was paid. */
export const isCancellationDue = (subscribed: Subscribed, now: Date): boolean =>
  subscribed.subscription.cancels && isUnpaid(subscribed, now);
