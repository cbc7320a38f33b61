import type { ListFilter } from '@atrium/api-client/contract';
import { Tabs } from '@atrium/ui-kit';
import { useNavigate } from 'react-router';
import type { ListView } from '../model/list-view';
import type { TabbedList } from './resource-list';

interface Tab {
  readonly id: string;
  readonly label: string;
  /** Undefined until it is loaded. */
  readonly count: number | undefined;
}

/** The rows of one filter, empty for all rows. */
interface FilterTab extends Tab {
  readonly filter: ListFilter;
}

/** Another list, on its own page. */
interface PageTab extends Tab {
  readonly href: string;
}

export interface ListTabsProps {
  readonly label: string;
  readonly items: readonly (FilterTab | PageTab)[];
}

const isFilterTab = (tab: FilterTab | PageTab): tab is FilterTab => 'filter' in tab;

const matches = (view: ListView, { filter }: FilterTab) =>
  Object.entries(filter).every(([name, value]) => view.filter[name] === value);

/** The tab with the most filters that are active. */
function activeTab(view: ListView, items: readonly FilterTab[]): string {
  const size = ({ filter }: FilterTab) => Object.keys(filter).length;
  const fitting = items.filter((tab) => matches(view, tab)).toSorted((one, other) => size(other) - size(one));
  return fitting[0]?.id ?? '';
}

/** Tabs for the filters of a list that are used most, and for lists that belong to it. Other filters stay. */
export function ListTabs({ label, items, view, onChange, children }: ListTabsProps & TabbedList) {
  const navigate = useNavigate();
  const filters = items.filter((tab) => isFilterTab(tab));
  function choose(id: string) {
    const chosen = items.find((tab) => tab.id === id);
    if (chosen === undefined) return;
    if (!isFilterTab(chosen)) {
      void navigate(chosen.href);
      return;
    }
    const owned = new Set(filters.flatMap(({ filter }) => Object.keys(filter)));
    const others = Object.entries(view.filter).filter(([name]) => !owned.has(name));
    onChange({ filter: { ...Object.fromEntries(others), ...chosen.filter }, page: 1 });
  }
  return (
    <div className="list__tabs">
      <Tabs
        label={label}
        onChange={choose}
        tabs={items.map(({ id, label: name, count }) => ({ id, label: name, count, panel: children }))}
        value={activeTab(view, filters)}
      />
    </div>
  );
}
