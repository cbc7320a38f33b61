import type { TenantRow } from '../../tenants';
import { periodOf, runningSubscription } from './running-plan';
import type { SubscriptionRow } from './subscription.repository';

/** Whether a period has ended and the next one is to be paid, or tried again, now. */
export function isRenewalDue({ state }: TenantRow, subscription: SubscriptionRow, now: Date): boolean {
  const running = runningSubscription(subscription);
  if (running === null || running.cancels || (state !== 'active' && state !== 'inactive')) return false;
  if (periodOf(running).end > now) return false;
  return running.overdueSince === null || (running.nextTryAt !== null && running.nextTryAt <= now);
}

/** Whether a subscription that was cancelled has run out. */
export function hasRunOut(subscription: SubscriptionRow, now: Date): boolean {
  const running = runningSubscription(subscription);
  return running !== null && running.cancels && periodOf(running).end <= now;
}
