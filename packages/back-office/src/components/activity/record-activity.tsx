import { download } from '@atrium/api-client';
import {
  type ActivitySubject,
  exportRecordActivityEndpoint,
  listRecordActivityEndpoint,
} from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient } from '@atrium/api-client/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rowsOf, type ListView } from '../model/list-view';
import { ActivityFeed } from './activity-feed';
import { activityViews } from './activity-filters';

const perPage = 20;

interface RecordActivityProps {
  subject: ActivitySubject;
  id: string;
  /** Heading level of the days. Default: 2, below the title of a page. */
  level?: 2 | 3;
}

/** The activity of one record, for a tab of its page. Place it where the module may be viewed. */
export function RecordActivity({ subject, id, level }: RecordActivityProps) {
  const client = useApiClient();
  const [view, setView] = useState<ListView>(activityViews.initial);
  const params = { subject, id };
  const query = { page: view.page, per_page: perPage, ...rowsOf(view) };
  const list = useQuery({
    ...callQueryOptions(client, listRecordActivityEndpoint, { params, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <ActivityFeed
      level={level}
      list={list}
      onChange={(part) => setView((before) => ({ ...before, ...part }))}
      shownId={id}
      startExport={(sender, body) => download(sender, exportRecordActivityEndpoint, { params, body })}
      view={view}
    />
  );
}
