import { overviewAttentionEndpoint, type OverviewAttention } from '@atrium/api-client/contract';
import { can } from '@atrium/api-client';
import { callQueryOptions, useApiClient, useCurrentUser } from '@atrium/api-client/react';
import { useTexts, type Texts } from '@atrium/i18n';
import { ButtonLink, EmptyState, Icon, VisuallyHidden } from '@atrium/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleX, FileText, Hourglass, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { overviewMessages, type OverviewTexts } from '../messages';
import { filterDay, filteredLists, type FilteredList, tenantPage, trialsUntil } from '../model/filtered-lists';
import { OverviewCard } from './overview-card';

type Item = OverviewAttention['data'][number];

interface Look {
  readonly icon: LucideIcon;
  readonly tone: 'danger' | 'warning';
  /** Without one, the trials that end in a week. */
  readonly list?: FilteredList;
}

const week = 7 * 86_400_000;

const looks: Readonly<Record<Item['kind'], Look>> = {
  failed_creations: { icon: CircleX, tone: 'danger', list: filteredLists.failedTenants },
  unpaid_subscriptions: { icon: CircleAlert, tone: 'danger', list: filteredLists.unpaid },
  overdue_subscriptions: { icon: CircleAlert, tone: 'danger', list: filteredLists.overdue },
  undecided_renewals: { icon: CircleAlert, tone: 'danger', list: filteredLists.overdue },
  unregistered_premises: { icon: TriangleAlert, tone: 'warning', list: filteredLists.tenants },
  trials_ending: { icon: Hourglass, tone: 'warning' },
  unsaved_drafts: { icon: FileText, tone: 'warning', list: filteredLists.drafts },
};

function wordsOf({ kind, count, title }: Item, text: Texts<OverviewTexts>): string {
  if (kind === 'failed_creations' || kind === 'unregistered_premises')
    return title === null ? text(`attention.${kind}_many`, { count }) : text(`attention.${kind}`, { title });
  return text(`attention.${kind}`, { count });
}

/** What needs attention, the most harmful first, each with the list or the record behind it. */
export function Attention() {
  const text = useTexts(overviewMessages);
  const user = useCurrentUser();
  const [endingTrials] = useState(() => trialsUntil(filterDay(new Date(Date.now() + week))));
  const query = useQuery(callQueryOptions(useApiClient(), overviewAttentionEndpoint, {}));
  return (
    <OverviewCard
      countOf={({ data }) => data.length}
      failedTitle={text('failed.attention')}
      query={query}
      title={text('attention.title')}
    >
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState title={text('attention.none')}>{text('attention.noneText')}</EmptyState>
        ) : (
          <ul className="overview__rows">
            {data.map((item) => {
              const { icon, tone, list = endingTrials } = looks[item.kind];
              const { href, permission } = item.tenant_id === null ? list : tenantPage(item.tenant_id);
              const words = wordsOf(item, text);
              return (
                <li className="overview__row" key={item.kind}>
                  <span className={`overview__icon overview__icon--${tone}`}>
                    <Icon icon={icon} />
                  </span>
                  <span className="overview__words">{words}</span>
                  {user != null && can(user, permission) && (
                    <ButtonLink href={href} size="s">
                      {text('attention.show')}
                      <VisuallyHidden>: {words}</VisuallyHidden>
                    </ButtonLink>
                  )}
                </li>
              );
            })}
          </ul>
        )
      }
    </OverviewCard>
  );
}
