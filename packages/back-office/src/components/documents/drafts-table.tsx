import type { DocumentDraftSummary } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { DataTable, EmptyState, IconButton, type DataColumn } from '@atrium/ui-kit';
import { Trash2 } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { LoadFailure } from '../load-failure';
import { paths } from '../../paths';
import { useDocumentDrafts } from './api/document-drafts';
import { documentsMessages } from './messages';
import { DiscardDialog } from './discard-dialog';
import { DocumentTitle } from './document-cells';
import { DocumentState } from './document-state';
import { NewDocumentLink } from './list-actions';
import { useListTexts } from './use-list-texts';

const cells = {
  title: ({ id, title, template }: DocumentDraftSummary) => (
    <DocumentTitle facts={[template.title]} href={paths.documents.new.preview.href(id)} state="draft" title={title} />
  ),
  customer: ({ customer }: DocumentDraftSummary) => customer?.title ?? '–',
  state: () => <DocumentState state="draft" />,
  expires_at: ({ expires_at: at }: DocumentDraftSummary) => <time dateTime={at}>{formatDateTime(at)}</time>,
} as const;

/** The draft previews of the user. Each is discarded 24 hours after it was made. */
export function DraftsTable() {
  const text = useTexts(documentsMessages);
  const words = useListTexts();
  const { data, error, isFetching, refetch } = useDocumentDrafts();
  const [discarded, setDiscarded] = useState<DocumentDraftSummary>();
  const columns = useMemo(
    (): DataColumn<DocumentDraftSummary>[] => [
      {
        id: 'title',
        header: text('column.title'),
        width: 'name',
        lead: 'square',
        cell: cells.title,
      },
      { id: 'customer', header: text('column.customer'), cell: cells.customer },
      { id: 'state', header: text('column.state'), cell: cells.state },
      {
        id: 'expires_at',
        header: text('column.expires_at'),
        width: 'date',
        cell: cells.expires_at,
      },
    ],
    [text],
  );
  const actions = useCallback(
    (draft: DocumentDraftSummary) => (
      <IconButton
        icon={Trash2}
        label={text('discard.row', { title: draft.title })}
        onClick={() => setDiscarded(draft)}
        size="s"
      />
    ),
    [text],
  );
  if (data === undefined && error !== null)
    return <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('failed')} />;
  return (
    <>
      <DataTable
        actions={actions}
        actionsLabel={words.actions}
        actionsWidth="menu"
        columns={columns}
        empty={
          <EmptyState actions={<NewDocumentLink />} drawing title={text('drafts.emptyTitle')}>
            {text('drafts.emptyText')}
          </EmptyState>
        }
        label={text('tabs.drafts')}
        loadingText={words.loading}
        rowKey={({ id }) => id}
        rows={data?.data}
      />
      {discarded !== undefined && <DiscardDialog draft={discarded} onClose={() => setDiscarded(undefined)} />}
    </>
  );
}
