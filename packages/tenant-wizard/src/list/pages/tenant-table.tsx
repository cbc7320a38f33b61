import type { TenantSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { DataTable } from '@atrium/ui-kit';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { tenantListMessages } from '../messages';
import { fromColumnSort, toColumnSort } from '../model/list-view';
import { tenantActions, tenantColumns } from './tenant-columns';

interface TenantTableProps {
  /** Undefined while the first page loads. */
  rows: readonly TenantSummary[] | undefined;
  sort: string;
  onSort: (sort: string) => void;
  onDiscard: (tenant: TenantSummary) => void;
  refreshing: boolean;
  empty: ReactNode;
}

export function TenantTable({ rows, sort, onSort, onDiscard, refreshing, empty }: TenantTableProps) {
  const text = useTexts(tenantListMessages);
  const actions = useMemo(() => tenantActions(onDiscard), [onDiscard]);
  const columns = useMemo(() => tenantColumns(text), [text]);
  return (
    <DataTable
      actions={actions}
      actionsLabel={text('column.actions')}
      columns={columns}
      empty={empty}
      label={text('table')}
      loadingText={text('loading')}
      onSort={(next) => onSort(fromColumnSort(next))}
      refreshing={refreshing}
      rowKey={({ id }) => id}
      rows={rows}
      sort={toColumnSort(sort)}
    />
  );
}
