import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface TabsItem<Id extends string> {
  id: Id;
  label: ReactNode;
  /** Number of entries, in the tertiary colour. */
  count?: number | undefined;
  panel: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly TabsItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** For panels of fields: what is typed stays while another is shown, and Tab leads from the tabs to the first field. */
  forms?: boolean | undefined;
}

/** Parts of a page, shown one at a time. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, forms = false }: TabsProps<Id>) {
  function choose(next: unknown) {
    const tab = tabs.find(({ id }) => id === next);
    if (tab) onChange(tab.id);
  }
  return (
    <Base.Root className="a-tabs" onValueChange={choose} value={value}>
      <Base.List aria-label={label} className="a-tabs__list">
        {tabs.map((tab) => (
          <Base.Tab className="a-tabs__tab" key={tab.id} value={tab.id}>
            {tab.label}
            {tab.count !== undefined && <span className="a-tabs__count">{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel
          className="a-tabs__panel"
          keepMounted={forms}
          key={tab.id}
          value={tab.id}
          {...(forms ? { tabIndex: -1 } : {})}
        >
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
