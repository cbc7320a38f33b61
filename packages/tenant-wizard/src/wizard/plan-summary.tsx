import type { Config, Tenant } from '@atrium/api-client/contract';
import { sumLines } from '@atrium/api-client/contract/pricing';
import { formatDate, formatMoney, useTexts } from '@atrium/i18n';
import { PlanTotal } from '@atrium/ui-kit';
import { useState } from 'react';
import { tenantMessages } from '../messages';
import { trialEnd } from '../model/trial-end';

interface PlanSummaryProps {
  tenant: Tenant;
  config: Config;
}

/** The running total of the plan: what it costs a month, and what is charged now. The trial has no priced lines. */
export function PlanSummary({ tenant, config }: PlanSummaryProps) {
  const text = useTexts(tenantMessages);
  const [now] = useState(() => new Date());
  const { plan } = tenant.sections.subscription.data;
  const chosen = plan === 'trial';
  const price = sumLines([]);
  const money = (cents: number) => formatMoney(cents, 'EUR');
  const trial = {
    id: 'trial',
    label: text('wizard.total.trial'),
    note: text('wizard.total.trialDays', { count: config.trial_days }),
    amount: money(price.net),
  };
  return (
    <PlanTotal
      announcement={text('wizard.total.changed', { amount: money(price.total) })}
      items={[chosen ? trial : { id: 'none', label: text('wizard.total.none'), amount: money(price.net) }]}
      note={chosen && text('wizard.total.ends', { date: formatDate(trialEnd(now, config.trial_days)) })}
      sums={[
        {
          id: 'month',
          label: text('wizard.total.perMonth'),
          note: chosen && text('wizard.total.perMonthNote'),
          amount: money(price.net),
          weight: 'quiet',
        },
        { id: 'now', label: text('wizard.total.now'), amount: money(price.total), weight: 'total' },
      ]}
      title={text('wizard.total.title')}
    />
  );
}
