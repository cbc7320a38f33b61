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

function rangeOf(keys: readonly string[], from: string | undefined, to: string): readonly string[] {
  const ends = [keys.indexOf(from ?? to), keys.indexOf(to)];
  if (ends.includes(-1)) return [to];
  return keys.slice(Math.min(...ends), Math.max(...ends) + 1);
}

/** Changes a row's selection. With `range`, also changes all rows since the last pressed one. */
export type SelectRow = (key: string, chosen: boolean, range: boolean) => void;

/** Handlers of the checkboxes. `selectRow` is referentially stable, so that rows do not render again. */
export function useSelectRows<Row>(selection: RowSelection<Row> | undefined, keys: readonly string[]) {
  const latest = useRef({ selection, keys });
  const last = useRef<string>(undefined);
  useLayoutEffect(() => {
    latest.current = { selection, keys };
  });
  const selectRow = useCallback<SelectRow>((key, chosen, range) => {
    const now = latest.current;
    const changed = range ? rangeOf(now.keys, last.current, key) : [key];
    last.current = key;
    now.selection?.onChange(withKeys(now.selection.selected, changed, chosen));
  }, []);
  const selectAll = (chosen: boolean) => selection?.onChange(withKeys(selection.selected, keys, chosen));
  return { selectRow, selectAll };
}
