import { isForbiddenError } from '@atrium/api-client';
import type { TenantSummary } from '@atrium/api-client/contract';
import { useCurrentUser } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { ButtonLink, EmptyState, PageHeader, VisuallyHidden } from '@atrium/ui-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTenants } from '../api/list-tenants';
import { LoadFailure } from '../../tenant/components/load-failure';
import { tenantListMessages } from '../messages';
import { tenantMessages } from '../../tenant/messages';
import { isNarrowed, listQueryOf } from '../model/list-view';
import { choosePageSize } from '../model/page-size';
import { paths } from '../../paths';
import { DiscardDraftDialog } from './discard-draft-dialog';
import { TenantListEmpty } from './tenant-list-empty';
import { TenantPagination } from './tenant-pagination';
import { TenantTable } from './tenant-table';
import { TenantToolbar } from './tenant-toolbar';
import { useListView } from './use-list-view';

/** The company CRMs that the user can see. */
export function TenantListPage() {
  const text = useTexts(tenantListMessages);
  const tenantText = useTexts(tenantMessages);
  const [view, changeView] = useListView();
  const tenants = useTenants(listQueryOf(view, choosePageSize(useCurrentUser()?.per_page)));
  const [draft, setDraft] = useState<TenantSummary>();
  const isBare = tenants.data?.total === 0 && !isNarrowed(view);

  function list() {
    if (tenants.data === undefined && isForbiddenError(tenants.error)) {
      return <EmptyState title={text('forbidden.title')}>{text('forbidden.text')}</EmptyState>;
    }
    if (tenants.data === undefined && tenants.isError) {
      return (
        <LoadFailure
          busy={tenants.isFetching}
          error={tenants.error}
          onRetry={() => void tenants.refetch()}
          title={text('failed')}
        />
      );
    }
    return (
      <TenantTable
        empty={
          <TenantListEmpty
            onClear={() => changeView({ search: '', filter: {}, page: 1 })}
            onFirstPage={() => changeView({ page: 1 })}
            view={view}
          />
        }
        onDiscard={setDraft}
        onSort={(sort) => changeView({ sort, page: 1 })}
        refreshing={tenants.isPlaceholderData}
        rows={tenants.data?.data}
        sort={view.sort}
      />
    );
  }

  return (
    <div className="tenant-list">
      <PageHeader
        actions={
          !isBare && (
            <ButtonLink href={paths.newTenant.href()} icon={Plus} variant="primary">
              {text('start')}
            </ButtonLink>
          )
        }
        title={tenantText('title')}
      />
      {!isBare && <TenantToolbar found={tenants.data} onChange={changeView} view={view} />}
      <VisuallyHidden role="status">
        {view.search !== '' && tenants.data !== undefined && text('found', { count: tenants.data.total })}
      </VisuallyHidden>
      {list()}
      {tenants.data !== undefined && tenants.data.data.length > 0 && (
        <TenantPagination onPage={(page) => changeView({ page })} page={tenants.data} />
      )}
      <DiscardDraftDialog draft={draft} onClose={() => setDraft(undefined)} />
    </div>
  );
}
