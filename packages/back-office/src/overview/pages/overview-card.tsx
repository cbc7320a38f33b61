import type { UseQueryResult } from '@tanstack/react-query';
import { useTexts } from '@atrium/i18n';
import { Badge, Card, Skeleton, VisuallyHidden, type CardProps } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../components/load-failure';
import { overviewMessages } from '../messages';

interface OverviewCardProps<Data> extends Pick<CardProps, 'title' | 'note'> {
  query: UseQueryResult<Data>;
  failedTitle: string;
  /** Shown beside the title, unless it is 0. */
  countOf?: (data: Data) => number;
  actions?: CardProps['actions'];
  children: (data: Data) => ReactNode;
}

/** A card that loads by itself: while it loads, after a failure with its own Retry, and with its data. */
export function OverviewCard<Data>({
  query,
  failedTitle,
  title,
  note,
  countOf,
  actions,
  children,
}: OverviewCardProps<Data>) {
  const text = useTexts(overviewMessages);
  const { data, error, isFetching, refetch } = query;
  const count = data === undefined ? 0 : (countOf?.(data) ?? 0);
  return (
    <Card actions={actions} flush note={count > 0 ? <Badge>{count}</Badge> : note} title={title}>
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
