import type { SubscriptionSummary } from '@atrium/api-client/contract';
import { useCurrentUser, usePermission } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { listMessages, usePageWords } from '@atrium/i18n/lists';
import { Banner, Button, DataTable, EmptyState, Pagination } from '@atrium/ui-kit';
import { useMemo, useState } from 'react';
import { useSubscriptions } from '../api/subscriptions';
import { LoadFailure } from '../../components/load-failure';
import { isNarrowed, rowsOf } from '../model/subscription-view';
import { subscriptionsMessages } from '../messages';
import { CancelTransferDialog } from './cancel-transfer-dialog';
import { RecordPayoutDialog } from './record-payout-dialog';
import { RecordTransferDialog } from './record-transfer-dialog';
import { SandboxWarning } from './sandbox-warning';
import { moneyActions, subscriptionColumns, type ChosenTransfer } from './subscription-columns';
import { SubscriptionToolbar } from './subscription-toolbar';
import { useSubscriptionView } from './use-subscription-view';

const rowsOfPage = 10;

/** What each company CRM pays for, and its pending transfers. */
export function SubscriptionsContent() {
  const text = useTexts(subscriptionsMessages);
  const common = useCommonTexts();
  const lists = useTexts(listMessages);
  const pages = usePageWords();
  const [view, changeView] = useSubscriptionView();
  const perPage = useCurrentUser()?.per_page ?? rowsOfPage;
  const list = useSubscriptions({ page: view.page, per_page: perPage, ...rowsOf(view) });
  const mayRecord = usePermission('update/subscriptions');
  const [toRecord, setToRecord] = useState<ChosenTransfer>();
  const [toCancel, setToCancel] = useState<ChosenTransfer>();
  const [toPayOut, setToPayOut] = useState<SubscriptionSummary>();
  const mayOpen = usePermission('view/tenants');
  const columns = useMemo(() => subscriptionColumns(text, mayOpen), [text, mayOpen]);
  const actions = useMemo(() => moneyActions(text, setToRecord, setToCancel, setToPayOut), [text]);
  const page = list.data;

  function empty() {
    if (isNarrowed(view))
      return (
        <EmptyState
          actions={<Button onClick={() => changeView({ search: '', filter: {}, page: 1 })}>{lists('clear')}</Button>}
          title={text('empty.narrowed')}
        />
      );
    if (view.page > 1)
      return (
        <EmptyState
          actions={<Button onClick={() => changeView({ page: 1 })}>{lists('firstPage')}</Button>}
          title={lists('beyond')}
        />
      );
    return <EmptyState title={text('empty.title')}>{text('empty.text')}</EmptyState>;
  }

  if (page === undefined && list.isError)
    return (
      <LoadFailure
        busy={list.isFetching}
        error={list.error}
        onRetry={() => void list.refetch()}
        title={text('failed')}
      />
    );
  const direction = view.sort.startsWith('-') ? 'descending' : 'ascending';
  return (
    <>
      <div className="subscriptions__intro">
        <p>{text('intro')}</p>
        <SandboxWarning />
        <Banner title={text('fiscal.title')} tone="info">
          {text('fiscal.text')}
        </Banner>
      </div>
      <SubscriptionToolbar found={page} onChange={changeView} view={view} />
      <DataTable
        actions={mayRecord ? actions : undefined}
        actionsLabel={text('column.actions')}
        actionsWidth="menu"
        columns={columns}
        empty={empty()}
        label={text('table')}
        loadingText={text('loading')}
        onSort={(next) =>
          changeView({ sort: next.direction === 'descending' ? `-${next.column}` : next.column, page: 1 })
        }
        refreshing={list.isPlaceholderData}
        rowKey={({ id }) => id}
        rows={page?.data}
        sort={{ column: view.sort.replace(/^-/, ''), direction }}
      />
      {page !== undefined && page.data.length > 0 && (
        <Pagination
          {...pages}
          lastPage={page.last_page}
          onPage={(next) => changeView({ page: next })}
          page={page.current_page}
          pageText={lists('pages.pageOf', { page: page.current_page, pages: page.last_page })}
          summary={common('rangeOfTotal', { from: page.from ?? 0, to: page.to ?? 0, total: page.total })}
        />
      )}
      {toRecord !== undefined && <RecordTransferDialog {...toRecord} onClose={() => setToRecord(undefined)} />}
      {toCancel !== undefined && <CancelTransferDialog {...toCancel} onClose={() => setToCancel(undefined)} />}
      {toPayOut !== undefined && <RecordPayoutDialog onClose={() => setToPayOut(undefined)} row={toPayOut} />}
    </>
  );
}
