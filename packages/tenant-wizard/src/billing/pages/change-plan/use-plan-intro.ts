import type { Subscription } from '@atrium/api-client/contract';
import { formatBillingDay, useTexts } from '@atrium/i18n';
import { planState } from '../../../sections/payment/model/plan-state';
import { planChangeMessages } from '../../messages';

/** The introduction: what this page does and what happens otherwise. */
export function usePlanIntro(subscription: Subscription): string {
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
  return text('text');
}
