import { invoicedMonthsEndpoint, overviewFiguresEndpoint } from '@atrium/api-client/contract';
import { can } from '@atrium/api-client';
import { callQueryOptions, useApiClient, useCurrentUser } from '@atrium/api-client/react';
import { formatBillingDay, formatDateTime, formatMoney, formatNumber, useTexts } from '@atrium/i18n';
import { FigureRow, Skeleton, VisuallyHidden } from '@atrium/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../components/load-failure';
import { overviewMessages } from '../messages';
import { filteredLists, type FilteredList } from '../model/filtered-lists';

/** When the figures were read. */
export function ReadAt() {
  const { data } = useQuery(callQueryOptions(useApiClient(), overviewFiguresEndpoint, {}));
  return (
    data !== undefined && (
      <time className="overview__time" dateTime={data.at}>
        {formatDateTime(data.at)}
      </time>
    )
  );
}

/** The figures, each a link to its filtered list. */
export function Figures() {
  const text = useTexts(overviewMessages);
  const client = useApiClient();
  const user = useCurrentUser();
  const { data, error, isFetching, refetch } = useQuery(callQueryOptions(client, overviewFiguresEndpoint, {}));
  const invoiced = useQuery(callQueryOptions(client, invoicedMonthsEndpoint, {})).data?.data.at(-1);
  const hrefOf = ({ href, permission }: FilteredList) => (user != null && can(user, permission) ? href : undefined);
  if (data === undefined)
    return error === null ? (
      <div className="overview__loading" role="status">
        <VisuallyHidden>{text('loading')}</VisuallyHidden>
        <Skeleton shape="title" width="half" />
      </div>
    ) : (
      <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('failed.figures')} />
    );
  const { next_read_only_at: readOnlyAt } = data;
  return (
    <FigureRow
      figures={[
        {
          id: 'active',
          label: text('figures.active'),
          value: formatNumber(data.active_tenants),
          note: text('figures.fresh', { count: data.new_tenants }),
          href: hrefOf(filteredLists.activeTenants),
        },
        {
          id: 'trials',
          label: text('figures.trials'),
          value: formatNumber(data.trials),
          note: text('figures.ending', { count: data.trials_ending }),
          href: hrefOf(filteredLists.trials),
        },
        {
          id: 'invoiced',
          label: text('figures.invoiced'),
          value: invoiced === undefined ? '–' : formatMoney(invoiced.net, 'EUR'),
          note: text('figures.invoicedNote'),
        },
        {
          id: 'overdue',
          label: text('figures.overdue'),
          value: formatNumber(data.overdue),
          note:
            readOnlyAt === null
              ? text('figures.noneOverdue')
              : text('figures.readOnly', { day: formatBillingDay(readOnlyAt) }),
          alarming: data.overdue > 0,
          href: hrefOf(filteredLists.overdue),
        },
      ]}
    />
  );
}
