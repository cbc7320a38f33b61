import type { TenantRow } from '../../tenants';
import { periodOf, runningSubscription } from './running-plan';
import type { SubscriptionRow } from './subscription.repository';

/** Whether a period has ended and its renewal, or a retry of it, is due now. */
export function isRenewalDue({ state }: TenantRow, subscription: SubscriptionRow, now: Date): boolean {
  const running = runningSubscription(subscription);
  if (running === null || running.cancels || (state !== 'active' && state !== 'inactive')) return false;
  if (periodOf(running).end > now) return false;
  return running.overdueSince === null || (running.nextTryAt !== null && running.nextTryAt <= now);
}

/** Whether a cancelled subscription has reached the end of its period. */
export function isCancellationDue(subscription: SubscriptionRow, now: Date): boolean {
  const running = runningSubscription(subscription);
  return running !== null && running.cancels && periodOf(running).end <= now;
}
