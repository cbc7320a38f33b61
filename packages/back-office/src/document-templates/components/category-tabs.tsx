import { useTexts } from '@atrium/i18n';
import { Tabs } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { useListView } from '../../components/list/use-list-view';
import type { ListViews } from '../../components/model/list-view';
import { documentTemplatesMessages } from '../messages';
import { useTemplateOptions } from './use-template-options';

/** Id of the tab with the templates of every category; no category has an empty key. */
const all = '';

interface CategoryTabsProps {
  views: ListViews;
  children: ReactNode;
}

/** A tab for each category. Its choice is a filter of the list, so it is in the address. */
export function CategoryTabs({ views, children }: CategoryTabsProps) {
  const text = useTexts(documentTemplatesMessages);
  const { options, titleOf } = useTemplateOptions();
  const [{ filter }, change] = useListView(views);
  const chosen = typeof filter['category'] === 'string' ? filter['category'] : all;
  const shown = options('category');
  const isShown = chosen === all || shown.some(({ value }) => value === chosen);
  const { category: _category, ...others } = filter;
  const tabs = [
    { value: all, label: text('all') },
    ...shown,
    ...(isShown ? [] : [{ value: chosen, label: titleOf('category', chosen) }]),
  ];
  return (
    <div className="list__tabs">
      <Tabs
        label={text('categories')}
        onChange={(key) => change({ filter: key === all ? others : { ...others, category: key }, page: 1 })}
        tabs={tabs.map(({ value, label }) => ({ id: value, label, panel: value === chosen && children }))}
        value={chosen}
      />
    </div>
  );
}
