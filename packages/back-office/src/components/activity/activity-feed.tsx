import type { ActivityEntry } from '@atrium/api-client/contract';
import { useCurrentUser } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { Button, EventList } from '@atrium/ui-kit';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { ListEmpty } from '../list/list-empty';
import type { StartExport } from '../list/list-export';
import { type ListPage, ListPages } from '../list/list-pages';
import { ListToolbar } from '../list/list-toolbar';
import type { ChangeListView } from '../list/use-list-view';
import { LoadFailure } from '../load-failure';
import type { ListView } from '../model/list-view';
import { useActivityFilters } from './activity-filters';
import { ActivitySkeleton } from './activity-skeleton';
import { eventDays } from './event-days';
import { activityMessages } from './messages';
import { usePinned } from './use-pinned';

interface ActivityFeedProps {
  view: ListView;
  onChange: ChangeListView;
  list: {
    readonly data: ListPage<ActivityEntry> | undefined;
    readonly error: unknown;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  startExport: StartExport;
  /** The record whose page shows the list. */
  shownId?: string | undefined;
  /** Heading level of the days. Default: 2. */
  level?: 2 | 3 | undefined;
}

/** Entries of the activity by day, with search, filters, pages and export. Newer entries are announced. */
export function ActivityFeed({ view, onChange, list, startExport, shownId, level }: ActivityFeedProps) {
  const text = useTexts(activityMessages);
  const reader = useCurrentUser();
  const [now] = useState(() => new Date());
  const person = view.filter['person_id'];
  const fields = useActivityFilters(typeof person === 'string' ? person : '');
  const { page, fresh, showFresh } = usePinned(JSON.stringify(view), list.isPlaceholderData ? undefined : list.data);

  if (page === undefined && list.isError)
    return (
      <LoadFailure
        busy={list.isFetching}
        error={list.error}
        onRetry={() => void list.refetch()}
        title={text('failed')}
      />
    );
  return (
    <>
      <ListToolbar
        fields={fields}
        found={page}
        onChange={onChange}
        searchLabel={text('search')}
        startExport={startExport}
        view={view}
      />
      <div aria-live="polite" className="activity__fresh">
        {fresh > 0 && (
          <Button
            data-list-new=""
            icon={ArrowUp}
            onClick={() => {
              showFresh();
              if (view.page > 1) onChange({ page: 1 });
            }}
            size="s"
          >
            {text('fresh', { count: fresh })}
          </Button>
        )}
      </div>
      <div className="activity__events">
        {page === undefined ? (
          <ActivitySkeleton label={text('loading')} />
        ) : page.data.length === 0 ? (
          <ListEmpty
            onChange={onChange}
            texts={{
              noMatches: text('empty.narrowed'),
              emptyTitle: text('empty.title'),
              emptyText: text('empty.text'),
            }}
            view={view}
          />
        ) : (
          <EventList
            days={eventDays(page.data, now, { text, shownId, reader })}
            level={level}
            texts={{
              empty: text('diff.empty'),
              changed: text('diff.changed'),
              before: text('diff.before'),
              after: text('diff.after'),
              more: text('diff.more'),
              less: text('diff.less'),
            }}
          />
        )}
      </div>
      {page !== undefined && page.data.length > 0 && (
        <ListPages onPage={(next) => onChange({ page: next })} page={page} />
      )}
    </>
  );
}
