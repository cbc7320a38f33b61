import { listDocumentsEndpoint, type DocumentSummary } from '@atrium/api-client/contract';
import { useCurrentUser, useList } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { ButtonLink, DataTable, EmptyState } from '@atrium/ui-kit';
import { useState } from 'react';
import { paths } from '../../paths';
import { ListPages } from '../list/list-pages';
import { LoadFailure } from '../load-failure';
import { DocumentMenu } from './document-menu';
import { documentsMessages } from './messages';
import { useDocumentColumns } from './use-document-columns';
import { useListTexts } from './use-list-texts';

const defaultRows = 10;

const menu = (document: DocumentSummary) => <DocumentMenu document={document} />;

/** The documents of a customer, newest first. The whole list has search and filters. */
export function CustomerDocuments({ customerId }: { customerId: string }) {
  const text = useTexts(documentsMessages);
  const words = useListTexts();
  const [page, setPage] = useState(1);
  const perPage = useCurrentUser()?.per_page ?? defaultRows;
  const list = useList(listDocumentsEndpoint, {
    page,
    per_page: perPage,
    sort: '-updated_at',
    filter: { customer: customerId },
  });
  const columns = useDocumentColumns({ without: 'customer' });
  const { data, error, isFetching, isPlaceholderData, refetch } = list;
  if (data === undefined && error !== null)
    return <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={words.failed} />;
  return (
    <>
      <div className="customer-documents__bar">
        <ButtonLink
          href={`${paths.documents.href()}?${new URLSearchParams({ customer: customerId }).toString()}`}
          variant="ghost"
        >
          {text('customer.inList')}
        </ButtonLink>
      </div>
      <DataTable
        actions={menu}
        actionsLabel={words.actions}
        actionsWidth="menu"
        columns={columns}
        empty={
          <EmptyState drawing title={text('customer.empty')}>
            {words.emptyText}
          </EmptyState>
        }
        label={words.table}
        loadingText={words.loading}
        refreshing={isPlaceholderData}
        rowKey={({ id }) => id}
        rows={data?.data}
      />
      {data !== undefined && data.data.length > 0 && <ListPages onPage={setPage} page={data} />}
    </>
  );
}
