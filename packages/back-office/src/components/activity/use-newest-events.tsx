import { type ActivitySubject, listRecordActivityEndpoint } from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient, useCurrentUser } from '@atrium/api-client/react';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { moduleIcons } from '../model/module-icons';
import { sentenceWith } from './event-days';
import { activityMessages } from './messages';

export interface RecordOfEvents {
  subject: ActivitySubject;
  id: string;
  /** Of the record: the entries are loaded again when it changes. */
  version: number;
}

const shown = 4;

/** The newest entries of a record's activity for a `Timeline`; undefined without entries. */
export function useNewestEvents({ subject, id, version }: RecordOfEvents) {
  const text = useTexts(activityMessages);
  const client = useApiClient();
  const reader = useCurrentUser();
  const params = { subject, id };
  const call = callQueryOptions(client, listRecordActivityEndpoint, { params, query: { page: 1, per_page: shown } });
  const { data } = useQuery({
    ...call,
    queryKey: [...call.queryKey, version],
    placeholderData: keepPreviousData,
  });
  if (data === undefined || data.data.length === 0) return undefined;
  const entries = data.data.map((entry) => ({
    id: entry.id,
    state: 'past' as const,
    stateText: text('newest.past'),
    icon: moduleIcons[entry.module],
    time: formatDateTime(entry.at),
    dateTime: entry.at,
    title: (
      <>
        {entry.person?.full_name ?? text(entry.visitor ? 'visitor' : 'product')}{' '}
        {sentenceWith(entry, { shownId: id, reader })}
      </>
    ),
  }));
  return { entries, total: data.total };
}
