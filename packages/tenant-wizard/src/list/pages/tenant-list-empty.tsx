import { useTexts } from '@atrium/i18n';
import { listMessages } from '@atrium/i18n/lists';
import { Button, ButtonLink, EmptyState } from '@atrium/ui-kit';
import { useConfig } from '../../tenant/api/get-config';
import { tenantMessages } from '../../tenant/messages';
import type { ListView } from '../model/list-view';
import { paths } from '../../paths';

interface TenantListEmptyProps {
  view: ListView;
  /** Without search and filters. */
  onClear: () => void;
  onFirstPage: () => void;
}

/** Why no row is there: nothing yet, nothing found, or a page that is gone. */
export function TenantListEmpty({ view, onClear, onFirstPage }: TenantListEmptyProps) {
  const text = useTexts(tenantMessages);
  const lists = useTexts(listMessages);
  const days = useConfig().data?.trial_days;
  const { search, filter } = view;
  if (Object.keys(filter).length > 0) {
    const both = search !== '';
    return (
      <EmptyState
        actions={<Button onClick={onClear}>{both ? lists('clear') : text('list.filtered.clear')}</Button>}
        title={text('list.filtered.byFilters')}
      >
        {both ? text('list.filtered.byBothText', { search }) : text('list.filtered.byFiltersText')}
      </EmptyState>
    );
  }
  if (search !== '') {
    return (
      <EmptyState
        actions={<Button onClick={onClear}>{lists('clearSearch')}</Button>}
        title={text('list.filtered.title')}
      >
        {text('list.filtered.text', { search })}
      </EmptyState>
    );
  }
  if (view.page > 1) {
    return <EmptyState actions={<Button onClick={onFirstPage}>{lists('firstPage')}</Button>} title={lists('beyond')} />;
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
