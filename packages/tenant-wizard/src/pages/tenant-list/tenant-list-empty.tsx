import { useTexts } from '@atrium/i18n';
import { Button, ButtonLink, EmptyState } from '@atrium/ui-kit';
import { useConfig } from '../../api/get-config';
import { tenantMessages } from '../../messages';
import type { ListView } from '../../model/list-view';
import { paths } from '../../paths';

interface TenantListEmptyProps {
  view: ListView;
  onClearSearch: () => void;
  onFirstPage: () => void;
}

/** Why no row is there: nothing yet, nothing found, or a page that is gone. */
export function TenantListEmpty({ view, onClearSearch, onFirstPage }: TenantListEmptyProps) {
  const text = useTexts(tenantMessages);
  const days = useConfig().data?.trial_days;
  if (view.search !== '') {
    return (
      <EmptyState
        actions={<Button onClick={onClearSearch}>{text('list.clearSearch')}</Button>}
        title={text('list.filtered.title')}
      >
        {text('list.filtered.text', { search: view.search })}
      </EmptyState>
    );
  }
  if (view.page > 1) {
    return (
      <EmptyState
        actions={<Button onClick={onFirstPage}>{text('list.filtered.firstPage')}</Button>}
        title={text('list.filtered.beyond')}
      />
    );
  }
  return (
    <EmptyState
      actions={
        <ButtonLink href={paths.newTenant.href()} variant="primary">
          {text('list.start')}
        </ButtonLink>
      }
      drawing
      title={text('list.empty.title')}
    >
      {days === undefined ? text('list.empty.textShort') : text('list.empty.text', { count: days })}
    </EmptyState>
  );
}
