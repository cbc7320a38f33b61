import type { Config, Tenant } from '@atrium/api-client/contract';
import { formatDate, formatMoney, useTexts } from '@atrium/i18n';
import { PlanTotal } from '@atrium/ui-kit';
import { useState } from 'react';
import { tenantMessages } from '../messages';
import { trialEnd } from '../model/trial-end';

interface PlanSummaryProps {
  tenant: Tenant;
  config: Config;
}

/** The running total of the plan: what it costs a month, and what is charged now. */
export function PlanSummary({ tenant, config }: PlanSummaryProps) {
  const text = useTexts(tenantMessages);
  const [now] = useState(() => new Date());
  const chosen = tenant.sections.subscription.data.plan === 'trial';
  const nothing = formatMoney(0, 'EUR');
  return (
    <PlanTotal
      announcement={text('wizard.total.changed', { amount: nothing })}
      items={
        chosen
          ? [
              {
                id: 'trial',
                label: text('wizard.total.trial'),
                note: text('wizard.total.trialDays', { count: config.trial_days }),
                amount: nothing,
              },
            ]
          : [{ id: 'none', label: text('wizard.total.none'), amount: nothing }]
      }
      note={chosen && text('wizard.total.ends', { date: formatDate(trialEnd(now, config.trial_days)) })}
      sums={[
        {
          id: 'month',
          label: text('wizard.total.perMonth'),
          note: chosen && text('wizard.total.perMonthNote'),
          amount: nothing,
          weight: 'quiet',
        },
        { id: 'now', label: text('wizard.total.now'), amount: nothing, weight: 'total' },
      ]}
      title={text('wizard.total.title')}
    />
  );
}
