import type { Config, SubscriptionDraft, Tenant } from '@atrium/api-client/contract';
import { formatMoney, useTexts } from '@atrium/i18n';
import { PlanTotal } from '@atrium/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { wizardMessages } from '../messages';
import { trialEndDay } from '../../sections/subscription/model/trial-end-day';

const PaidTotal = lazy(async () => ({ default: (await import('./paid-total')).PaidTotal }));
const PaidBar = lazy(async () => ({ default: (await import('./paid-total')).PaidBar }));

interface PlanBarProps {
  tenant: Tenant;
  /** As entered in the form. */
  plan: SubscriptionDraft;
}

interface PlanSummaryProps extends PlanBarProps {
  config: Config;
}

const nothing = formatMoney(0, 'EUR');

/** The amount due and the price per period in one line. */
export function PlanBar({ tenant, plan }: PlanBarProps) {
  const text = useTexts(wizardMessages);
  const words = <span>{text('total.now')}</span>;
  if (plan.plan === 'paid') {
    return (
      <Suspense fallback={words}>
        <PaidBar plan={plan} tenant={tenant} />
      </Suspense>
    );
  }
  return (
    <>
      {words}
      <strong>{nothing}</strong>
    </>
  );
}

/** The running total of the plan: monthly price and amount due. The trial has no priced lines. */
export function PlanSummary({ tenant, config, plan }: PlanSummaryProps) {
  const text = useTexts(wizardMessages);
  const [now] = useState(() => new Date());
  const title = text('total.title');
  if (plan.plan === 'paid') {
    return (
      <Suspense fallback={<PlanTotal items={[]} sums={[]} title={title} />}>
        <PaidTotal plan={plan} tenant={tenant} title={title} />
      </Suspense>
    );
  }
  const chosen = plan.plan === 'trial';
  const trial = {
    id: 'trial',
    label: text('total.trial'),
    note: text('total.trialDays', { count: config.trial_days }),
    amount: nothing,
  };
  return (
    <PlanTotal
      announcement={text('total.changed', { amount: nothing })}
      items={[chosen ? trial : { id: 'none', label: text('total.none'), amount: nothing }]}
      note={chosen && text('total.ends', { date: trialEndDay(now, config.trial_days) })}
      sums={[
        {
          id: 'month',
          label: text('total.perMonth'),
          note: chosen && text('total.perMonthNote'),
          amount: nothing,
          weight: 'quiet',
        },
        { id: 'now', label: text('total.now'), amount: nothing, weight: 'total' },
      ]}
      title={title}
    />
  );
}
