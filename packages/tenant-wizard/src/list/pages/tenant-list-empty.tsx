import { useTexts } from '@atrium/i18n';
import { listMessages } from '@atrium/i18n/lists';
import { Button, ButtonLink, EmptyState } from '@atrium/ui-kit';
import { useConfig } from '../../tenant/api/get-config';
import { tenantListMessages } from '../messages';
import type { ListView } from '../model/list-view';
import { paths } from '../../paths';

interface TenantListEmptyProps {
  view: ListView;
  /** Without search and filters. */
  onClear: () => void;
  onFirstPage: () => void;
}

/** Why the list is empty: no company CRM, no match, or a page that no longer exists. */
export function TenantListEmpty({ view, onClear, onFirstPage }: TenantListEmptyProps) {
  const text = useTexts(tenantListMessages);
  const lists = useTexts(listMessages);
  const days = useConfig().data?.trial_days;
  const { search, filter } = view;
  if (Object.keys(filter).length > 0) {
    const both = search !== '';
    return (
      <EmptyState
        actions={<Button onClick={onClear}>{both ? lists('clear') : text('filtered.clear')}</Button>}
        title={text('filtered.byFilters')}
      >
        {both ? text('filtered.byBothText', { search }) : text('filtered.byFiltersText')}
      </EmptyState>
    );
  }
  if (search !== '') {
    return (
      <EmptyState actions={<Button onClick={onClear}>{lists('clearSearch')}</Button>} title={text('filtered.title')}>
        {text('filtered.text', { search })}
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
          {text('start')}
        </ButtonLink>
      }
      drawing
      title={text('empty.title')}
    >
      {days === undefined ? text('empty.textShort') : text('empty.text', { count: days })}
    </EmptyState>
  );
}
