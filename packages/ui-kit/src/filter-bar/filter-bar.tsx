import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Chip } from '../chip/chip';
import { activeFilters, withoutFilter } from './active-filters';
import { FilterButton } from './filter-button';
import type { FilterField, FilterTexts, FilterValues } from './filter-field';

export interface FilterBarProps {
  fields: readonly FilterField[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  /** How many rows are shown ("23 of 410"), announced on change. Only while a filter is active. */
  summary?: ReactNode;
  /** Shown before the button: the `SearchField` of the list. */
  search?: ReactNode;
  /** Shown at the right end: Export. */
  actions?: ReactNode;
  /** BCP 47 tag for the calendars. */
  language: string;
  texts: FilterTexts;
}

/** The bar above a list: search, filters behind a button, and active filters as chips. */
export function FilterBar({ fields, values, onChange, summary, search, actions, language, texts }: FilterBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const leaving = useRef<{ keys: readonly string[]; index: number }>(undefined);
  const active = activeFilters(fields, values, texts);

  // The pressed button disappears with its chip, so the focus moves to the next chip, else to the filter button.
  useEffect(() => {
    if (leaving.current === undefined || leaving.current.keys.some((key) => key in values)) return;
    const crosses = [...(chips.current?.querySelectorAll('button') ?? [])];
    (crosses[Math.min(leaving.current.index, crosses.length - 1)] ?? button.current)?.focus();
    leaving.current = undefined;
  }, [values]);

  function remove(key: string, index: number) {
    leaving.current = { keys: [key], index };
    onChange(withoutFilter(values, key));
  }

  function clear() {
    leaving.current = { keys: Object.keys(values), index: 0 };
    onChange({});
  }

  return (
    <div className="a-filters">
      <div className="a-filters__tools">
        {search}
        <FilterButton {...{ fields, values, onChange, language, texts, button }} />
        {actions && <div className="a-filters__actions">{actions}</div>}
      </div>
      {active.length > 0 && (
        <div className="a-filters__active">
          <ul aria-label={texts.filterActive(active.length)} className="a-filters__chips" ref={chips}>
            {active.map(({ key, label, value }, index) => (
              <li key={key}>
                <Chip label={label} onRemove={() => remove(key, index)} removeLabel={texts.remove(label)}>
                  {value}
                </Chip>
              </li>
            ))}
          </ul>
          <Button onClick={clear} size="s" variant="ghost">
            {texts.clearAll}
          </Button>
          <span className="a-filters__summary" role="status">
            {summary}
          </span>
        </div>
      )}
    </div>
  );
}
