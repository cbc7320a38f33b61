import { useLanguage, useTexts } from '@atrium/i18n';
import { listMessages, useFilterTexts } from '@atrium/i18n/lists';
import { FilterBar, ListSearch, type FilterField } from '@atrium/ui-kit';
import { rowsOf, type ListView } from '../model/list-view';
import { ListExport, type StartExport } from './list-export';
import type { ChangeListView } from './use-list-view';

interface ListToolbarProps {
  view: ListView;
  onChange: ChangeListView;
  /** Must be referentially stable. */
  fields: readonly FilterField[];
  searchLabel: string;
  startExport?: StartExport | undefined;
  /** Undefined until the first response. */
  found: { readonly total: number; readonly total_is_minimum?: boolean } | undefined;
}

/** The bar above a list: search, filters with their chips, and the export. */
export function ListToolbar({ view, onChange, fields, searchLabel, startExport, found }: ListToolbarProps) {
  const lists = useTexts(listMessages);
  const [language] = useLanguage();
  const texts = useFilterTexts();
  const canExport = startExport !== undefined && found !== undefined && found.total > 0;
  return (
    <div className="list__toolbar">
      <FilterBar
        actions={
          canExport && (
            <ListExport
              atLeast={found.total_is_minimum === true}
              rows={rowsOf(view)}
              start={startExport}
              total={found.total}
            />
          )
        }
        fields={fields}
        language={language}
        onChange={(filter) => onChange({ filter, page: 1 })}
        search={
          <ListSearch
            clearLabel={lists('clearSearch')}
            label={searchLabel}
            onSearch={(search) => onChange({ search, page: 1 }, { replace: true })}
            placeholder={searchLabel}
            search={view.search}
          />
        }
        texts={texts}
        values={view.filter}
      />
    </div>
  );
}
