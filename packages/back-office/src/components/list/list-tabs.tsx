import type { ListFilter } from '@atrium/api-client/contract';
import { Tabs } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import type { ListView } from '../model/list-view';
import type { ChangeListView } from './use-list-view';

/** A tab above a list: the rows of one filter. */
export interface ListTab {
  readonly id: string;
  readonly label: string;
  /** Undefined until it is loaded. */
  readonly count: number | undefined;
  /** Empty for the tab of all rows. */
  readonly filter: ListFilter;
}

export interface ListTabsProps {
  readonly label: string;
  readonly items: readonly ListTab[];
}

const matches = (view: ListView, { filter }: ListTab) =>
  Object.entries(filter).every(([name, value]) => view.filter[name] === value);

/** The tab with the most filters that are active. */
function activeTab(view: ListView, items: readonly ListTab[]): string {
  const size = ({ filter }: ListTab) => Object.keys(filter).length;
  const fitting = items.filter((tab) => matches(view, tab)).toSorted((one, other) => size(other) - size(one));
  return fitting[0]?.id ?? '';
}

/** Tabs for the filters of a list that are used most. Other filters stay. */
export function ListTabs({
  label,
  items,
  view,
  onChange,
  children,
}: ListTabsProps & { view: ListView; onChange: ChangeListView; children: ReactNode }) {
  function choose(id: string) {
    const owned = new Set(items.flatMap(({ filter }) => Object.keys(filter)));
    const others = Object.entries(view.filter).filter(([name]) => !owned.has(name));
    const filter = items.find((tab) => tab.id === id)?.filter ?? {};
    onChange({ filter: { ...Object.fromEntries(others), ...filter }, page: 1 });
  }
  return (
    <div className="list__tabs">
      <Tabs
        label={label}
        onChange={choose}
        tabs={items.map(({ id, label: name, count }) => ({ id, label: name, count, panel: children }))}
        value={activeTab(view, items)}
      />
    </div>
  );
}
