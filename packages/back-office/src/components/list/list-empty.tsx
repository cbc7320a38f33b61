import { useTexts } from '@atrium/i18n';
import { listMessages } from '@atrium/i18n/lists';
import { Button, EmptyState } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { isNarrowed, type ListView } from '../model/list-view';
import type { ListTexts } from './list-texts';
import type { ChangeListView } from './use-list-view';

interface ListEmptyProps {
  view: ListView;
  onChange: ChangeListView;
  texts: Pick<ListTexts, 'emptyTitle' | 'emptyText' | 'noMatches'>;
  /** The next step, if there is no record yet. */
  action?: ReactNode;
}

/** A list without rows: no match, a page that does not exist, or no record yet. */
export function ListEmpty({ view, onChange, texts, action }: ListEmptyProps) {
  const lists = useTexts(listMessages);
  if (isNarrowed(view))
    return (
      <EmptyState
        actions={<Button onClick={() => onChange({ search: '', filter: {}, page: 1 })}>{lists('clear')}</Button>}
        title={texts.noMatches}
      />
    );
  if (view.page > 1)
    return (
      <EmptyState
        actions={<Button onClick={() => onChange({ page: 1 })}>{lists('firstPage')}</Button>}
        title={lists('beyond')}
      />
    );
  return (
    <EmptyState actions={action} drawing title={texts.emptyTitle}>
      {texts.emptyText}
    </EmptyState>
  );
}
