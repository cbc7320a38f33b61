import { useTexts } from '@atrium/i18n';
import { Tabs } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { useListView } from '../../components/list/use-list-view';
import type { ListViews } from '../../components/model/list-view';
import { useMediaCollections } from '../api/media';
import { mediaMessages } from '../messages';

/** Id of the tab with the media of every collection; no collection has an empty title. */
const all = '';

interface CollectionTabsProps {
  views: ListViews;
  children: ReactNode;
}

/** A tab for each collection. Its choice is a filter of the list, so it is in the address. */
export function CollectionTabs({ views, children }: CollectionTabsProps) {
  const text = useTexts(mediaMessages);
  const [{ filter }, change] = useListView(views);
  const { collections, total } = useMediaCollections();
  const chosen = typeof filter['collection'] === 'string' ? filter['collection'] : all;
  const known = collections.some(({ title }) => title === chosen) || chosen === all;
  const shown = known ? collections : [...collections, { title: chosen, count: 0 }];
  const { collection: _collection, ...others } = filter;
  return (
    <div className="list__tabs">
      <Tabs
        label={text('collections')}
        onChange={(title) => change({ filter: title === all ? others : { ...others, collection: title }, page: 1 })}
        tabs={[{ title: all, count: total }, ...shown].map(({ title, count }) => ({
          id: title,
          label: title === all ? text('all') : title,
          count,
          panel: title === chosen && children,
        }))}
        value={chosen}
      />
    </div>
  );
}
