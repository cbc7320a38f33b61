import type { UseQueryResult } from '@tanstack/react-query';
import { useTexts } from '@atrium/i18n';
import { Card, Skeleton, VisuallyHidden, type CardProps } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../components/load-failure';
import { overviewMessages } from '../messages';

interface OverviewCardProps<Data> extends Pick<CardProps, 'title' | 'note'> {
  query: UseQueryResult<Data>;
  failedTitle: string;
  actions?: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
}

/** A card that loads by itself: while it loads, after a failure with its own Retry, and with its data. */
export function OverviewCard<Data>({ query, failedTitle, title, note, actions, children }: OverviewCardProps<Data>) {
  const text = useTexts(overviewMessages);
  const { data, error, isFetching, refetch } = query;
  return (
    <Card actions={data === undefined ? undefined : actions?.(data)} flush note={note} title={title}>
      {data !== undefined ? (
        children(data)
      ) : error === null ? (
        <div className="overview__loading" role="status">
          <VisuallyHidden>{text('loading')}</VisuallyHidden>
          <Skeleton width="half" />
          <Skeleton width="most" />
        </div>
      ) : (
        <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={failedTitle} />
      )}
    </Card>
  );
}
