import { useLanguage, useTexts } from '@atrium/i18n';
import { listMessages, useFilterTexts } from '@atrium/i18n/lists';
import { FilterBar, ListSearch, type FilterField } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
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
  /** Shown before the export. */
  actions?: ReactNode;
  /** Undefined until the first response. */
  found: { readonly total: number; readonly total_is_minimum?: boolean } | undefined;
}

/** The bar above a list: search, filters with their chips, and the export. */
export function ListToolbar({ view, onChange, fields, searchLabel, startExport, actions, found }: ListToolbarProps) {
  const lists = useTexts(listMessages);
  const [language] = useLanguage();
  const texts = useFilterTexts();
  const isShown = (name: string) => fields.some(({ key }) => key === name);
  const partOf = (kept: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(view.filter).filter(([name]) => kept(name)));
  const shown = partOf(isShown);
  // A tab filters too, but not in this bar.
  const others = partOf((name) => !isShown(name));
  const canExport = startExport !== undefined && found !== undefined && found.total > 0;
  return (
    <div className="list__toolbar">
      <FilterBar
        actions={
          <>
            {actions}
            {canExport && (
              <ListExport
                atLeast={found.total_is_minimum === true}
                rows={rowsOf(view)}
                start={startExport}
                total={found.total}
              />
            )}
          </>
        }
        fields={fields}
        language={language}
        onChange={(filter) => onChange({ filter: { ...others, ...filter }, page: 1 })}
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
        values={shown}
      />
    </div>
  );
}
