import { localDay } from '../../../platform';
import type { TenantRow } from '../../../tenants';
import type { Usage } from '../../dependencies';
import { addDays, daysBetween } from '../../periods/days';
import { runningOn } from '../../periods/period';
import type { Work } from '../../work';
import { isPaidPlan, lastPaidPeriod, type Subscribed } from '../subscribed';
import { readOnlyAfter, shouldBeReadOnly } from '../subscription-state';

/** Days before the first day of a period on which the transfer of its renewal is requested. */
export const requestDays = 15;

/** The stored data that decides what is due. */
export interface DueInputs extends Subscribed {
  /** Whether the renewal may be paid by transfer: no card is saved, or something was paid by transfer before. */
  readonly mayTransfer: boolean;
  /** Whether the default card was not charged for an owed invoice. */
  readonly canChargeOwed: boolean;
}

/** A subscription with a due step, in a transaction that holds the lock of its company CRM. */
export interface DueSubscription extends DueInputs, Work {
  readonly tenant: TenantRow;
  /** What is in use, if a plan is planned; null if unknown. */
  readonly used: Usage | null;
}

/** What a step did. A payment to charge is charged after the commit. */
export type Outcome = 'unchanged' | 'changed' | { readonly charge: string };

/** What the job does for a subscription, each step in one transaction. */
export type Step = ReturnType<typeof dueSteps>[number];

/**
 * The steps that are due for a subscription by now, in the order in which they are done. A step stays due until it is
 * done, however late. A notice is due when it begins to hold, and again after a change; it is sent once.
 */
export function dueSteps(inputs: DueInputs, now: Date) {
  const { subscription: row, periods, mayTransfer, canChargeOwed } = inputs;
  const today = localDay(now);
  const last = lastPaidPeriod(inputs);
  const isOver = last !== null && last.to <= today;
  const isTried = row.overdueSince !== null && (row.nextTryAt === null || row.nextTryAt > now);
  const running = runningOn(periods, today);
  const left = daysToRenewal(inputs, now);
  /** Whether a notice holds that did not when the subscription was checked last. */
  const isNew = (kind: Notice, daysLeft: number | null) => {
    const days = noticeAt(kind, daysLeft);
    if (days === null || daysLeft === null) return false;
    return row.checkedOn === null || row.checkedOn < addDays(today, daysLeft - days);
  };
  const steps = [
    ['end', isOver && row.cancels],
    ['renew', isOver && !row.cancels && !isTried],
    ['request_renewal', mayTransfer && left !== null && left <= requestDays],
    ['charge_owed', canChargeOwed],
    ['deliver_plan', running !== null && row.planSince !== null && row.planSince < running.from],
    ['switch_read_only', shouldBeReadOnly(row, now) !== row.readOnly],
    ['remind_of_trial', isNew('trial', daysOfTrial(inputs, now))],
    ['remind_of_read_only', isNew('read_only', daysOfGrace(inputs, now))],
    ['announce_renewal', last !== null && isNew(last.selection.cycle, left)],
    ['warn_of_vat', isNew('vat', left)],
  ] as const;
  return steps.flatMap(([step, isDue]) => (isDue ? [step] : []));
}

/** Days ahead at which owners are notified, the earliest first. */
const notices = { trial: [7, 1], read_only: [3], yearly: [30, 7], monthly: [7], vat: [14] } as const;
type Notice = keyof typeof notices;

/** The notice that holds some days ahead, by its days; null for none. A missed one gives way to the next. */
export const noticeAt = (kind: Notice, daysLeft: number | null): number | null =>
  daysLeft === null || daysLeft <= 0 ? null : (notices[kind].findLast((days) => daysLeft <= days) ?? null);

/** Days until a moment to come, at least 1; null if it has passed. */
const daysUntil = (at: Date | null, now: Date): number | null =>
  at === null || at <= now ? null : Math.max(1, daysBetween(localDay(now), localDay(at)));

/** Days until a trial ends; null without a running one. */
export const daysOfTrial = ({ subscription: { kind, trialEndsAt } }: Subscribed, now: Date): number | null =>
  kind === 'trial' ? daysUntil(trialEndsAt, now) : null;

/** Days until an unpaid company CRM becomes read-only; null if it does not. */
const daysOfGrace = ({ subscription }: Subscribed, now: Date): number | null =>
  isPaidPlan(subscription) ? daysUntil(readOnlyAfter(subscription, now), now) : null;

/** Days until a plan renews; null if it does not, or should have already. */
export function daysToRenewal(subscribed: Subscribed, now: Date): number | null {
  const renewal = subscribed.subscription.cancels ? null : (lastPaidPeriod(subscribed)?.to ?? null);
  return renewal === null || renewal <= localDay(now) ? null : daysBetween(localDay(now), renewal);
}
