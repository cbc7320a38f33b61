import { localDay } from '../../../platform';
import { runningOn } from '../../periods/period';
import { lastPaidPeriod, type Subscribed } from '../subscribed';
import { shouldBeReadOnly } from '../subscription-state';
import { daysOfGrace, daysOfTrial, daysToRenewal, isNewNotice } from './days-left';

/** Days before the first day of a period on which the transfer of its renewal is requested. */
const requestDays = 15;

/** What the job does for a subscription, each step in one transaction. */
export type Step =
  | 'end'
  | 'renew'
  | 'request_renewal'
  | 'charge_owed'
  | 'deliver_plan'
  | 'switch_read_only'
  | 'remind_of_trial'
  | 'remind_of_read_only'
  | 'announce_renewal'
  | 'warn_of_vat';

/** The stored data that decides what is due. */
export interface DueInputs extends Subscribed {
  /** Whether the renewal may be paid by transfer: no card is saved, or something was paid by transfer before. */
  readonly mayTransfer: boolean;
  /** Whether the default card was not charged for an owed invoice. */
  readonly canChargeOwed: boolean;
}

/**
 * The steps that are due for a subscription by now, in the order in which they are done. A step stays due until it is
 * done, however late. A notice is due when it begins to hold, and again after a change; it is sent once.
 */
export function dueSteps(inputs: DueInputs, now: Date): Step[] {
  const { subscription: row, periods, mayTransfer, canChargeOwed } = inputs;
  const today = localDay(now);
  const last = lastPaidPeriod(inputs);
  const isOver = last !== null && last.to <= today;
  const isTried = row.overdueSince !== null && (row.nextTryAt === null || row.nextTryAt > now);
  const running = runningOn(periods, today);
  const left = daysToRenewal(inputs, now);
  const isNew = (kind: Parameters<typeof isNewNotice>[0], daysLeft: number | null) =>
    isNewNotice(kind, daysLeft, today, row.checkedOn);
  const steps: readonly (readonly [step: Step, isDue: boolean])[] = [
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
  ];
  return steps.flatMap(([step, isDue]) => (isDue ? [step] : []));
}
