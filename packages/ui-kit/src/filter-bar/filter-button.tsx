import { ListFilter } from 'lucide-react';
import { cloneElement, lazy, Suspense, useState } from 'react';
import { Button } from '../button/button';
import type { FilterButtonProps } from './filter-button-props';

const load = () => import('./opened-filter-button');
const Opened = lazy(async () => ({ default: (await load()).OpenedFilterButton }));
const fetchAhead = () => void load().catch(() => undefined);

/**
 * Opens the filters of a list in a popover or a sheet. They are applied together. Their code loads on hover or focus of
 * the button.
 */
export function FilterButton({ button, ...filters }: FilterButtonProps) {
  const [requested, setRequested] = useState(false);
  const { values, texts } = filters;
  const count = Object.keys(values).length;
  const trigger = (
    <Button
      aria-label={count === 0 ? texts.filter : texts.filterActive(count)}
      className="a-filters__button"
      icon={ListFilter}
      ref={button}
    >
      <span className="a-filters__word">{texts.filter}</span>
      {count > 0 && <span className="a-filters__count"> {count}</span>}
    </Button>
  );
  const closed = cloneElement(trigger, {
    'aria-expanded': false,
    'aria-haspopup': 'dialog',
    onClick: () => setRequested(true),
    onFocus: fetchAhead,
    onPointerEnter: fetchAhead,
  });
  if (!requested) return closed;
  return (
    <Suspense fallback={closed}>
      <Opened {...filters} trigger={trigger} />
    </Suspense>
  );
}
