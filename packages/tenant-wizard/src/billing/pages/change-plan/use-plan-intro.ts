import type { Subscription } from '@atrium/api-client/contract';
import { formatBillingDay, useTexts } from '@atrium/i18n';
import { planState } from '../../../sections/payment/model/plan-state';
import { planChangeMessages } from '../../messages';

/** How a change of the current plan is chosen so far. */
export interface ChosenChange {
  readonly atRenewal: boolean;
  /** A change of the billing cycle begins a new period. */
  readonly isNewCycle: boolean;
  /** A change of the billing cycle takes back another one of the same day. */
  readonly resumesPeriod: boolean;
  /** Ordered by bank transfer. */
  readonly isOrder: boolean;
}

function priceText({ atRenewal, isNewCycle, resumesPeriod, isOrder }: ChosenChange) {
  if (atRenewal) return 'text.renewal';
  if (resumesPeriod) return isOrder ? 'text.resumedTransfer' : 'text.resumed';
  if (isNewCycle) return isOrder ? 'text.cycleTransfer' : 'text.cycle';
  return isOrder ? 'text.transfer' : 'text.now';
}

/** The introduction: what this page does, or how a change is priced, and what happens otherwise. */
export function usePlanIntro(subscription: Subscription, change: ChosenChange): string {
  const text = useTexts(planChangeMessages);
  const state = planState(subscription);
  const { period, trial_ends_at: trialEnd, read_only_at: readOnlyAt } = subscription;
  const dateOf = (moment: string | null | undefined) => (moment ? formatBillingDay(moment) : '');

  if (state === 'trial') return text('trialText', { date: dateOf(trialEnd) });
  if (state === 'trial_ended') return text('trialEndedText', { date: dateOf(trialEnd) });
  if (state === 'unpaid') return text('unpaidText', { date: dateOf(readOnlyAt) });
  if (state === 'cancelled')
    return period === null ? text('cancelledTextUndated') : text('cancelledText', { date: dateOf(period.end) });
  if (state === 'overdue' && period === null) return text('overdueFirstText', { readOnly: dateOf(readOnlyAt) });
  if (state === 'overdue') return text('overdueText', { date: dateOf(period?.end), readOnly: dateOf(readOnlyAt) });
  return text(priceText(change));
}
