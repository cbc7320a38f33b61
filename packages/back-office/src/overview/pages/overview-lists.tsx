import { listSubscriptionsEndpoint, listTenantsEndpoint, type TenantState } from '@atrium/api-client/contract';
import { formatBillingDay, formatDateTime, useTexts } from '@atrium/i18n';
import { Status, type StatusProps } from '@atrium/ui-kit';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { overviewMessages } from '../messages';
import { daysUntil } from '../model/days-until';
import { filterDay, filteredLists, tenantsSince, trialsUntil } from '../model/filtered-lists';
import { ListCard } from './list-card';

const week = 7 * 86_400_000;

const tones: Readonly<Record<TenantState, StatusProps['tone']>> = {
  draft: 'neutral',
  creating: 'accent',
  failed: 'danger',
  active: 'success',
  inactive: 'neutral',
  closed: 'neutral',
};
const tileOf = ({ state }: { readonly state: TenantState }) =>
  state === 'active' ? 'active' : state === 'inactive' || state === 'closed' ? 'inactive' : 'draft';

function useWeek() {
  const [now] = useState(() => new Date());
  const [since, until] = [new Date(now.getTime() - week), new Date(now.getTime() + week)];
  return { now, since, until };
}

function DaysLeft({ days }: { days: number }) {
  const text = useTexts(overviewMessages);
  const words =
    days === 0 ? text('lists.today') : days === 1 ? text('lists.tomorrow') : text('lists.days', { count: days });
  if (days > 3) return <span className="overview__note">{words}</span>;
  return (
    <Status icon={Hourglass} tone={days <= 1 ? 'danger' : 'warning'}>
      {words}
    </Status>
  );
}

/** The newest company CRMs, and those that need attention first, each beside a link to its whole list. */
export function OverviewLists() {
  const text = useTexts(overviewMessages);
  const { now, since, until } = useWeek();
  return (
    <div className="overview__lists">
      <div className="overview__stack">
        <ListCard
          detailOf={({ author, created_at: at }) => `${author.full_name}, ${formatDateTime(at)}`}
          renderEnd={({ state }) => (
            <Status running={state === 'creating'} tone={tones[state]}>
              {text(`lists.state.${state}`)}
            </Status>
          )}
          endpoint={listTenantsEndpoint}
          list={tenantsSince(filterDay(since))}
          name="newTenants"
          query={{ sort: '-created_at', filter: { created_at: { from: since.toISOString() } } }}
          tileOf={tileOf}
        />
        <ListCard
          detailOf={({ author, updated_at: at }) => `${author.full_name}, ${formatDateTime(at)}`}
          endpoint={listTenantsEndpoint}
          list={filteredLists.failedTenants}
          name="failedTenants"
          query={{ sort: '-updated_at', filter: { state: 'failed' } }}
          tileOf={tileOf}
        />
      </div>
      <div className="overview__stack">
        <ListCard
          detailOf={({ owner, period_end: at }) => `${owner}, ${at === null ? '' : formatBillingDay(at)}`}
          renderEnd={({ period_end: at }) => at !== null && <DaysLeft days={daysUntil(now, at)} />}
          endpoint={listSubscriptionsEndpoint}
          list={trialsUntil(filterDay(until))}
          name="trialsEnding"
          query={{ sort: 'period_end', filter: { state: 'trial', period_end: { to: until.toISOString() } } }}
        />
        <ListCard
          detailOf={({ owner, next_try_at: at }) =>
            at === null ? owner : `${owner}, ${text('lists.nextTry', { day: formatBillingDay(at) })}`
          }
          renderEnd={({ read_only_at: at }) => at !== null && <DaysLeft days={daysUntil(now, at)} />}
          endpoint={listSubscriptionsEndpoint}
          list={filteredLists.overdue}
          name="overdue"
          query={{ sort: 'read_only_at', filter: { state: 'overdue' } }}
        />
      </div>
    </div>
  );
}
