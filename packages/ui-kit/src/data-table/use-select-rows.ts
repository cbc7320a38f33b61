import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RowSelection } from './row-selection';

function withKeys(selected: ReadonlySet<string>, keys: readonly string[], chosen: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (chosen) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** The change of some rows' boxes; the same function on every render, so that rows stay as they are. */
export function useSelectRows<Row>(selection: RowSelection<Row> | undefined) {
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  });
  return useCallback((keys: readonly string[], chosen: boolean) => {
    const current = latest.current;
    current?.onChange(withKeys(current.selected, keys, chosen));
  }, []);
}
