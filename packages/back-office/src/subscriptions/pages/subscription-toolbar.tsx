import { subscriptionsResource } from '@atrium/api-client/contract';
import { useLanguage, useTexts } from '@atrium/i18n';
import { listMessages, useFilterWords } from '@atrium/i18n/lists';
import { FilterBar, ListSearch, type FilterField } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { rowsOf, type SubscriptionView } from '../model/subscription-view';
import { subscriptionsMessages } from '../messages';
import { SubscriptionExport } from './subscription-export';

interface SubscriptionToolbarProps {
  view: SubscriptionView;
  onChange: (part: Partial<SubscriptionView>, options?: { replace?: boolean }) => void;
  /** What was found; undefined until the first answer. */
  found: { readonly total: number; readonly total_is_minimum?: boolean } | undefined;
}

const { state: states, cycle: cycles } = subscriptionsResource.columns;

/** Above the list: search, filters with their chips, and the export. */
export function SubscriptionToolbar({ view, onChange, found }: SubscriptionToolbarProps) {
  const text = useTexts(subscriptionsMessages);
  const lists = useTexts(listMessages);
  const [language] = useLanguage();
  const fields = useMemo<readonly FilterField[]>(
    () => [
      {
        kind: 'select',
        key: 'state',
        label: text('stateFilter'),
        options: states.choices.map((key) => ({ key, title: text(`state.${key}`) })),
      },
      {
        kind: 'select',
        key: 'cycle',
        label: text('column.cycle'),
        options: cycles.choices.map((key) => ({ key, title: text(`cycle.${key}`) })),
      },
    ],
    [text],
  );
  const texts = useFilterWords();
  return (
    <div className="subscriptions__toolbar">
      <FilterBar
        actions={
          found !== undefined &&
          found.total > 0 && (
            <SubscriptionExport asked={rowsOf(view)} atLeast={found.total_is_minimum === true} total={found.total} />
          )
        }
        fields={fields}
        language={language}
        onChange={(values) => {
          const filter = Object.entries(values).filter((one): one is [string, string] => typeof one[1] === 'string');
          onChange({ filter: Object.fromEntries(filter), page: 1 });
        }}
        search={
          <ListSearch
            clearLabel={lists('clearSearch')}
            label={text('search')}
            onSearch={(search) => onChange({ search, page: 1 }, { replace: true })}
            placeholder={text('search')}
            search={view.search}
          />
        }
        texts={texts}
        values={view.filter}
      />
    </div>
  );
}
