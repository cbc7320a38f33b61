import type { Config, Tenant } from '@atrium/api-client/contract';
import { netOf, sumLines } from '@atrium/api-client/contract/pricing';
import { formatDate, formatMoney, useTexts } from '@atrium/i18n';
import { PlanTotal } from '@atrium/ui-kit';
import { useState } from 'react';
import { tenantMessages } from '../messages';
import { planLines } from '../model/plan-lines';
import { trialEnd } from '../model/trial-end';

interface PlanSummaryProps {
  tenant: Tenant;
  config: Config;
}

/** The running total of the plan: what it costs a month, and what is charged now. */
export function PlanSummary({ tenant, config }: PlanSummaryProps) {
  const text = useTexts(tenantMessages);
  const [now] = useState(() => new Date());
  const { plan } = tenant.sections.subscription.data;
  const chosen = plan === 'trial';
  const lines = planLines(plan);
  const price = sumLines(lines);
  const money = (cents: number) => formatMoney(cents, 'EUR');
  const items = lines.map((line) => ({
    id: line.id,
    label: text(`wizard.total.${line.id}`),
    note: text('wizard.total.trialDays', { count: config.trial_days }),
    amount: money(netOf(line)),
  }));
  return (
    <PlanTotal
      announcement={text('wizard.total.changed', { amount: money(price.total) })}
      items={items.length > 0 ? items : [{ id: 'none', label: text('wizard.total.none'), amount: money(price.net) }]}
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
