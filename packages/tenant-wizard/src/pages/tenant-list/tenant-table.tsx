import type { TenantRow } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { DataTable, type DataColumn } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { CrmLink } from '../../components/crm-link';
import { tenantMessages } from '../../messages';
import { fromColumnSort, toColumnSort } from '../../model/list-view';
import { TenantActions } from './tenant-actions';
import { TenantName } from './tenant-name';

interface TenantTableProps {
  /** Undefined while the first page loads. */
  rows: readonly TenantRow[] | undefined;
  sort: string;
  onSort: (sort: string) => void;
  onDiscard: (tenant: TenantRow) => void;
  refreshing: boolean;
  empty: ReactNode;
}

/** The company CRMs of one page. */
export function TenantTable({ rows, sort, onSort, onDiscard, refreshing, empty }: TenantTableProps) {
  const text = useTexts(tenantMessages);
  const columns: DataColumn<TenantRow>[] = [
    { id: 'title', header: text('list.column.name'), sortable: true, width: 'name', cell: (row) => <TenantName tenant={row} /> },
    {
      id: 'url',
      header: text('list.column.url'),
      sortable: true,
      cell: ({ url, state }) => url !== null && <CrmLink open={state === 'active'} url={url} />,
    },
    {
      id: 'created_at',
      header: text('list.column.created'),
      sortable: true,
      sortFirst: 'descending',
      width: 'date',
      cell: ({ created_at }) => <time dateTime={created_at}>{formatDateTime(created_at)}</time>,
    },
    {
      id: 'updated_at',
      header: text('list.column.updated'),
      sortable: true,
      sortFirst: 'descending',
      width: 'date',
      cell: ({ updated_at }) => <time dateTime={updated_at}>{formatDateTime(updated_at)}</time>,
    },
  ];
  return (
    <DataTable
      actions={(row) => <TenantActions onDiscard={onDiscard} tenant={row} />}
      actionsLabel={text('list.column.actions')}
      columns={columns}
      empty={empty}
      label={text('list.table')}
      loadingText={text('list.loading')}
      onSort={(next) => onSort(fromColumnSort(next))}
      refreshing={refreshing}
      rowKey={({ id }) => id}
      rows={rows}
      sort={toColumnSort(sort)}
    />
  );
}
