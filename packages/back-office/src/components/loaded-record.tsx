import { isNotFoundError } from '@atrium/api-client';
import { Skeleton, VisuallyHidden } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure';
import { MissingRecord } from './missing-record';

interface LoadedRecordProps<Loaded> {
  /** The query that loads the record. */
  query: {
    readonly data: Loaded | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** The list that a missing record leads back to. */
  listHref: string;
  texts: {
    readonly loading: string;
    readonly failed: string;
    readonly missing: string;
    readonly missingText: string;
    readonly list: string;
  };
  children: (record: Loaded) => ReactNode;
}

/** A record on its page, or why it cannot be shown. */
export function LoadedRecord<Loaded>({ query, listHref, texts, children }: LoadedRecordProps<Loaded>) {
  const { data, error, isFetching, refetch } = query;
  if (isNotFoundError(error))
    return (
      <MissingRecord list={{ href: listHref, label: texts.list }} title={texts.missing}>
        {texts.missingText}
      </MissingRecord>
    );
  if (data !== undefined) return children(data);
  if (error !== null)
    return <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={texts.failed} />;
  return (
    <div className="record">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton width="half" />
    </div>
  );
}
