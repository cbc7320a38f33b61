import {
  exportSubscriptionsEndpoint,
  listSubscriptionsEndpoint,
  subscriptionsResource,
  type SubscriptionSummary,
} from '@atrium/api-client/contract';
import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { Banner } from '@atrium/ui-kit';
import { useMemo, useState } from 'react';
import { filterFields } from '../../components/list/filter-fields';
import { ResourceList } from '../../components/list/resource-list';
import { listViews } from '../../components/model/list-view';
import { subscriptionsMessages } from '../messages';
import { CancelTransferDialog } from './cancel-transfer-dialog';
import { RecordPayoutDialog } from './record-payout-dialog';
import { RecordTransferDialog } from './record-transfer-dialog';
import { SandboxWarning } from './sandbox-warning';
import { moneyActions, subscriptionColumns, type ChosenTransfer } from './subscription-columns';

const filters = ['state', 'cycle', 'has_pending_transfer', 'period_end'] as const;
const filterLabels: Readonly<Record<string, 'stateFilter' | 'transferFilter' | 'column.cycle' | 'column.period_end'>> =
  {
    state: 'stateFilter',
    cycle: 'column.cycle',
    has_pending_transfer: 'transferFilter',
    period_end: 'column.period_end',
  };
const views = listViews(subscriptionsResource, filters);
const { state: states, cycle: cycles } = subscriptionsResource.columns;

/** The subscription of each company CRM, and its pending transfers. */
export function SubscriptionsContent() {
  const text = useTexts(subscriptionsMessages);
  const canRecord = usePermission('update/subscriptions');
  const canOpen = usePermission('view/tenants');
  const [toRecord, setToRecord] = useState<ChosenTransfer>();
  const [toCancel, setToCancel] = useState<ChosenTransfer>();
  const [toPayOut, setToPayOut] = useState<SubscriptionSummary>();
  const columns = useMemo(() => subscriptionColumns(text, canOpen), [text, canOpen]);
  const actions = useMemo(() => moneyActions(text, setToRecord, setToCancel, setToPayOut), [text]);
  const fields = useMemo(() => {
    const words: Readonly<Record<string, string>> = Object.fromEntries([
      ...states.choices.map((state) => [state, text(`state.${state}`)]),
      ...cycles.choices.map((cycle) => [cycle, text(`cycle.${cycle}`)]),
      ...(['true', 'false'] as const).map((isPending) => [isPending, text(`transferChoice.${isPending}`)]),
    ]);
    return filterFields(subscriptionsResource, filters, {
      label: (name) => text(filterLabels[name] ?? 'stateFilter'),
      choice: (_name, value) => words[value] ?? value,
    });
  }, [text]);

  return (
    <>
      <ResourceList
        actions={canRecord ? actions : undefined}
        actionsWidth="menu"
        columns={columns}
        endpoint={listSubscriptionsEndpoint}
        exportEndpoint={exportSubscriptionsEndpoint}
        filters={fields}
        intro={
          <div className="subscriptions__intro">
            <p>{text('intro')}</p>
            <SandboxWarning />
            <Banner title={text('fiscal.title')} tone="info">
              {text('fiscal.text')}
            </Banner>
          </div>
        }
        texts={{
          table: text('table'),
          loading: text('loading'),
          failed: text('failed'),
          search: text('search'),
          actions: text('column.actions'),
          emptyTitle: text('empty.title'),
          emptyText: text('empty.text'),
          noMatches: text('empty.narrowed'),
        }}
        views={views}
      />
      {toRecord !== undefined && <RecordTransferDialog {...toRecord} onClose={() => setToRecord(undefined)} />}
      {toCancel !== undefined && <CancelTransferDialog {...toCancel} onClose={() => setToCancel(undefined)} />}
      {toPayOut !== undefined && <RecordPayoutDialog onClose={() => setToPayOut(undefined)} row={toPayOut} />}
    </>
  );
}
