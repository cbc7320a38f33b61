import { localDay } from '../../../platform';
import { addDays, type Day, daysBetween } from '../../periods/days';
import { lastPaidPeriod, type Subscribed } from '../subscribed';
import { readOnlyAfter } from '../subscription-state';

/** Days ahead at which owners are notified, the earliest first. */
const notices = { trial: [7, 1], read_only: [3], yearly: [30, 7], monthly: [7], vat: [14] } as const;
type Notice = keyof typeof notices;

/** The notice that holds some days ahead, by its days; null for none. A missed one gives way to the next. */
export const noticeAt = (kind: Notice, daysLeft: number | null): number | null =>
  daysLeft === null || daysLeft <= 0 ? null : (notices[kind].findLast((days) => daysLeft <= days) ?? null);

/** Whether a notice holds that did not when the subscription was checked last. */
export function isNewNotice(kind: Notice, daysLeft: number | null, today: Day, checkedOn: Day | null): boolean {
  const days = noticeAt(kind, daysLeft);
  if (days === null || daysLeft === null) return false;
  return checkedOn === null || checkedOn < addDays(today, daysLeft - days);
}

/** Days until a moment to come, at least 1; null if it has passed. */
const daysUntil = (at: Date | null, now: Date): number | null =>
  at === null || at <= now ? null : Math.max(1, daysBetween(localDay(now), localDay(at)));

/** Days until a trial ends; null without a running one. */
export const daysOfTrial = ({ subscription: { kind, trialEndsAt } }: Subscribed, now: Date): number | null =>
  kind === 'trial' ? daysUntil(trialEndsAt, now) : null;

/** Days until an unpaid company CRM becomes read-only; null if it does not. */
export const daysOfGrace = ({ subscription }: Subscribed, now: Date): number | null =>
  subscription.kind === 'paid' && subscription.endedAt === null
    ? daysUntil(readOnlyAfter(subscription, now), now)
    : null;

/** Days until a plan renews; null if it does not, or should have already. */
export function daysToRenewal(subscribed: Subscribed, now: Date): number | null {
  const renewal = subscribed.subscription.cancels ? null : (lastPaidPeriod(subscribed)?.to ?? null);
  return renewal === null || renewal <= localDay(now) ? null : daysBetween(localDay(now), renewal);
}
