import { invoicedMonthsEndpoint } from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { BarChart } from '@atrium/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { overviewMessages } from '../messages';
import { monthBars, wholeEuros } from '../model/month-bars';
import { OverviewCard } from './overview-card';

/** Invoiced net per month, with its table. */
export function InvoicedChart() {
  const text = useTexts(overviewMessages);
  const query = useQuery(callQueryOptions(useApiClient(), invoicedMonthsEndpoint, {}));
  return (
    <OverviewCard
      failedTitle={text('failed.invoiced')}
      note={text('chart.note')}
      query={query}
      title={text('chart.title')}
    >
      {(months) => {
        const bars = monthBars(months, text('chart.months').split(' '));
        const [first, last] = [bars[0], bars.at(-1)];
        return (
          <BarChart
            bars={bars}
            moreText={text('chart.more')}
            name={text('chart.name', {
              first: first?.text ?? '',
              firstMonth: first?.label ?? '',
              last: last?.text ?? '',
              lastMonth: last?.label ?? '',
            })}
            table={{
              caption: text('chart.caption'),
              label: text('chart.month'),
              value: text('chart.amount'),
              change: text('chart.change'),
            }}
            tickText={wholeEuros}
          />
        );
      }}
    </OverviewCard>
  );
}
