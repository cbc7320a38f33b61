import { useLanguage, useTexts } from '@atrium/i18n';
import { listMessages, useFilterTexts } from '@atrium/i18n/lists';
import { FilterBar, ListSearch } from '@atrium/ui-kit';
import { useTenantTotal } from '../api/list-tenants';
import { tenantListMessages } from '../messages';
import { exportInputOf, type ListView } from '../model/list-view';
import { TenantExport } from './tenant-export';
import { useFilterFields } from './use-filters';

interface TenantToolbarProps {
  view: ListView;
  onChange: (part: Partial<ListView>, options?: { replace?: boolean }) => void;
  /** Undefined until the first response. */
  found: { readonly total: number; readonly total_is_minimum?: boolean } | undefined;
}

/** Search, filters and export above the list. */
export function TenantToolbar({ view, onChange, found }: TenantToolbarProps) {
  const text = useTexts(tenantListMessages);
  const lists = useTexts(listMessages);
  const [language] = useLanguage();
  const fields = useFilterFields();
  const texts = useFilterTexts();
  const isFiltered = Object.keys(view.filter).length > 0;
  const total = useTenantTotal(isFiltered).data?.total;
  const atLeast = found?.total_is_minimum === true;
  return (
    <div className="tenant-list__toolbar">
      <FilterBar
        actions={
          found !== undefined &&
          found.total > 0 && <TenantExport atLeast={atLeast} input={exportInputOf(view)} total={found.total} />
        }
        fields={fields}
        language={language}
        onChange={(filter) => onChange({ filter, page: 1 })}
        search={
          <ListSearch
            clearLabel={lists('clearSearch')}
            label={text('search')}
            onSearch={(search) => onChange({ search, page: 1 }, { replace: true })}
            placeholder={text('search')}
            search={view.search}
          />
        }
        summary={
          found !== undefined &&
          total !== undefined &&
          text('filter.shown', { found: atLeast ? `${found.total}+` : found.total, total })
        }
        texts={texts}
        values={view.filter}
      />
    </div>
  );
}
