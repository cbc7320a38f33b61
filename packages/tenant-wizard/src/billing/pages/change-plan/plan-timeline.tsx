import type { Quote, Subscription } from '@atrium/api-client/contract';
import { formatBillingDay, formatMoney, useTexts } from '@atrium/i18n';
import { Timeline, type TimelineEntry } from '@atrium/ui-kit';
import { planPurpose } from '../../../sections/payment/model/plan-purpose';
import { planState } from '../../../sections/payment/model/plan-state';
import { planMoments, type PlanMoment } from '../../model/plan-timeline';
import { planChangeMessages } from '../../messages';
import { usePlanWords } from './plan-words';

interface PlanTimelineProps {
  quote: Quote;
  subscription: Subscription;
  atRenewal: boolean;
  /** Ordered by bank transfer: it begins when the transfer is received. */
  isOrder: boolean;
}

const money = (cents: number) => formatMoney(cents, 'EUR');

export function PlanTimeline({ quote, subscription, atRenewal, isOrder }: PlanTimelineProps) {
  const text = useTexts(planChangeMessages);
  const { planOf, quantitiesOf } = usePlanWords();

  function titleOf({ id, selection, total }: PlanMoment): string {
    if (id === 'end') return text('timeline.ends');
    const amount = money(total ?? 0);
    if (id === 'then') return text(`timeline.${quote.selection.cycle}`, { amount });
    if (selection === null) return text('timeline.renewal', { amount });
    const isRunning = id === 'now' && atRenewal;
    const plan = planOf(selection);
    const isSameCycle = subscription.selection?.cycle === selection.cycle;
    const goesOn = quote.resumes_period && !isOrder && !isRunning;
    if (goesOn || (planState(subscription) === 'overdue' && isSameCycle)) return text('timeline.goesOn', { plan });
    const isChange = !isRunning && isSameCycle && planPurpose(subscription) === 'change';
    if (isChange) return text(isOrder ? 'timeline.orderChanges' : 'timeline.changes');
    if (isOrder) return text('timeline.order', { plan });
    return isRunning ? text('timeline.runs', { plan }) : text('timeline.begins', { plan });
  }

  function textOf({ id, selection, total }: PlanMoment): string | undefined {
    if (selection === null) return undefined;
    const quantities = quantitiesOf(selection);
    if (total === null) return quantities;
    if (id === 'renewal') return `${quantities}. ${text('timeline.renewal', { amount: money(total) })}`;
    const becomes = 0 - quote.total;
    const paid = text(isOrder ? 'timeline.ordered' : 'timeline.paid', { amount: money(total) });
    return `${quantities}. ${becomes > 0 ? text('timeline.credit', { amount: money(becomes) }) : paid}`;
  }

  const entries = planMoments({ quote, subscription, atRenewal, isOrder }).map((moment): TimelineEntry => ({
    id: moment.id,
    state: moment.id === 'now' ? 'current' : 'future',
    stateText: text(moment.id === 'now' ? 'timeline.now' : 'timeline.planned'),
    time: formatBillingDay(moment.at),
    dateTime: moment.at,
    title: titleOf(moment),
    text: textOf(moment),
  }));
  return <Timeline entries={entries} label={text('timeline.label')} />;
}
