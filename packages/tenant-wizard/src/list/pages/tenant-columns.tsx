import type { TenantSummary } from '@atrium/api-client/contract';
import { formatDateTime, type Texts } from '@atrium/i18n';
import type { DataColumn } from '@atrium/ui-kit';
import { CrmLink } from '../../tenant/components/crm-link';
import type { tenantListTexts } from '../locales/en';
import { TenantActions } from './tenant-actions';
import { TenantName } from './tenant-name';

export function tenantColumns(text: Texts<typeof tenantListTexts>): DataColumn<TenantSummary>[] {
  return [
    {
      id: 'title',
      header: text('column.name'),
      sortable: true,
      width: 'name',
      cell: (row) => <TenantName tenant={row} />,
    },
    {
      id: 'url',
      header: text('column.url'),
      sortable: true,
      cell: ({ url, state }) => url !== null && <CrmLink open={state === 'active'} url={url} />,
    },
    {
      id: 'created_at',
      header: text('column.created'),
      sortable: true,
      sortFirst: 'descending',
      width: 'date',
      cell: ({ created_at }) => <time dateTime={created_at}>{formatDateTime(created_at)}</time>,
    },
    {
      id: 'updated_at',
      header: text('column.updated'),
      sortable: true,
      sortFirst: 'descending',
      width: 'date',
      cell: ({ updated_at }) => <time dateTime={updated_at}>{formatDateTime(updated_at)}</time>,
    },
  ];
}

export function tenantActions(onDiscard: (tenant: TenantSummary) => void) {
  return (row: TenantSummary) => <TenantActions onDiscard={onDiscard} tenant={row} />;
}
